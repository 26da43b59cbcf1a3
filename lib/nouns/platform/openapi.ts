import type { NounInfra } from '#lib/noun-infra.ts'

export const openapi = {
  routes: {
    getOpenapiDocument: {},
  },
} satisfies NounInfra<'openapi'>
