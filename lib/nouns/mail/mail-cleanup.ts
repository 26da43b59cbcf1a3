import type { NounInfra } from '#lib/noun-infra.ts'

export const mailCleanup = {
  routes: {
    planMailCleanup: { table: ['get', 'query', 'batchGet'] },
    runMailCleanup: { table: ['get', 'put', 'delete', 'check'] },
  },
} satisfies NounInfra<'mailCleanup'>
