import type { routes } from '#shared/event-staff/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const eventStaff = {
  routes: {
    listHelpedEvents: { table: ['get', 'query', 'batchGet'] },
    listStaff: { table: ['get', 'query'] },
    addStaff: { table: ['get', 'put', 'update'] },
    answerStaffInvitation: { table: ['get', 'put', 'update', 'delete'] },
    removeStaff: { table: ['get', 'put', 'update', 'delete'] },
  },
} satisfies NounInfra<typeof routes>
