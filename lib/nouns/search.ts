import type { routes } from '#shared/search/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const search = {
  group: 'platform',
  routes: {
    suggestSearch: { table: ['query'] },
  },
  jobs: {
    renew_search_index: {
      schedule: 'rate(1 hour)',
      table: ['get', 'put', 'update', 'delete', 'batchGet', 'batchWrite', 'scan'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<typeof routes>
