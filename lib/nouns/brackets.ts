import type { routes } from '#shared/brackets/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

const table = ['get', 'query', 'put', 'update', 'batchGet'] as const

export const brackets = {
  routes: { drawBracket: { table }, recordMatch: { table } },
} satisfies NounInfra<typeof routes>
