import type { NounInfra } from '#lib/noun-infra.ts'

export const platformFigures = {
  routes: {
    getPlatformFigures: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'platformFigures'>
