import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/mail/mail-cleanup/routes.ts'

export const mailCleanup = {
  routes: {
    planMailCleanup: { table: ['get', 'query', 'batchGet'] },
    runMailCleanup: { table: ['get', 'put', 'delete', 'check'] },
  },
} satisfies NounInfra<typeof routes>
