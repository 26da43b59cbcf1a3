import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/health/routes.ts'

export const health = {
  routes: {
    getHealth: {},
  },
} satisfies NounInfra<typeof routes>
