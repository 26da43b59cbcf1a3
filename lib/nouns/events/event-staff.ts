import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/events/event-staff/routes.ts'

export const eventStaff = {
  routes: {
    listHelpedEvents: { table: ['get', 'query', 'batchGet'] },
    listStaff: { table: ['get', 'query'] },
    addStaff: { table: ['get', 'put', 'update'] },
    answerStaffInvitation: { table: ['get', 'put', 'update', 'delete'] },
    removeStaff: { table: ['get', 'put', 'update', 'delete'] },
  },
} satisfies NounInfra<typeof routes>
