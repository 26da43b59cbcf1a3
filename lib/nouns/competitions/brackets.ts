import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/competitions/brackets/routes.ts'

const table = ['get', 'query', 'put', 'update', 'batchGet'] as const

export const brackets = {
  routes: { drawBracket: { table }, recordMatch: { table } },
} satisfies NounInfra<typeof routes>
