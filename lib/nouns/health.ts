import type { routes } from '#shared/health/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const health = {
  routes: {
    getHealth: {},
  },
} satisfies NounInfra<typeof routes>
