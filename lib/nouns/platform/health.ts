import type { NounInfra } from '#lib/noun-infra.ts'

export const health = {
  routes: {
    getHealth: {},
  },
} satisfies NounInfra<'health'>
