import type { routes } from '#shared/mail-cleanup/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const mailCleanup = {
  routes: {
    planMailCleanup: { table: ['get', 'query', 'batchGet'] },
    runMailCleanup: { table: ['get', 'put', 'delete', 'check'] },
  },
} satisfies NounInfra<typeof routes>
