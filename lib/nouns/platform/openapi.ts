import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/openapi/routes.ts'

export const openapi = {
  routes: {
    getOpenapiDocument: {},
  },
} satisfies NounInfra<typeof routes>
