import type { NounInfra } from '#lib/noun-infra.ts'

const table = ['get', 'query', 'put', 'update', 'batchGet'] as const

export const brackets = {
  routes: { drawBracket: { table }, recordMatch: { table } },
} satisfies NounInfra<'brackets'>
