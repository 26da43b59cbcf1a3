import type { NounInfra } from '#lib/noun-infra.ts'

export const activities = {
  routes: {
    logActivity: { table: ['get', 'put', 'update'] },
    listMyActivities: { table: ['get', 'query'] },
    listActivities: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'activities'>
