import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/activities/routes.ts'

export const activities = {
  routes: {
    logActivity: { table: ['get', 'put', 'update'] },
    listMyActivities: { table: ['get', 'query'] },
    listActivities: { table: ['get', 'query'] },
  },
} satisfies NounInfra<typeof routes>
