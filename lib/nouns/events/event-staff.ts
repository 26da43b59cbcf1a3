import type { NounInfra } from '#lib/noun-infra.ts'

export const eventStaff = {
  routes: {
    listHelpedEvents: { table: ['get', 'query', 'batchGet'] },
    getEventRole: { table: ['get'] },
    listStaff: { table: ['get', 'query'] },
    addStaff: { table: ['get', 'query', 'put', 'update', 'delete'] },
    answerStaffInvitation: { table: ['get', 'put', 'update', 'delete'] },
    removeStaff: { table: ['get', 'put', 'update', 'delete'] },
  },
} satisfies NounInfra<'eventStaff'>
