import type { routes } from '#shared/openapi/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const openapi = {
  routes: {
    getOpenapiDocument: {},
  },
} satisfies NounInfra<typeof routes>
