import type { routes } from '#shared/impersonations/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const impersonations = {
  routes: {
    startImpersonation: {
      table: ['get', 'put', 'update'],
    },
    endImpersonation: { table: ['get', 'put'] },
    listImpersonations: { table: ['get', 'query'] },
  },
} satisfies NounInfra<typeof routes>
