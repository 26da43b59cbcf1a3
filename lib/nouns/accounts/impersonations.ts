import type { NounInfra } from '#lib/noun-infra.ts'

export const impersonations = {
  routes: {
    startImpersonation: {
      table: ['get', 'put', 'update'],
    },
    endImpersonation: { table: ['get', 'put'] },
    listImpersonations: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'impersonations'>
