import type { NounInfra } from '#lib/noun-infra.ts'

export const places = {
  routes: {
    findPlaces: {},
  },
} satisfies NounInfra<'places'>
