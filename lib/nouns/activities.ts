import type { routes } from '#shared/activities/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const activities = {
  routes: {
    logActivity: { table: ['get', 'put', 'update'] },
    listMyActivities: { table: ['get', 'query'] },
    listActivities: { table: ['get', 'query'] },
  },
} satisfies NounInfra<typeof routes>
