import type { NounInfra } from '#lib/noun-infra.ts'

const table = ['get', 'query', 'put', 'update'] as const

export const runs = {
  routes: { recordRun: { table: [...table, 'batchGet'] }, changeRun: { table }, voidRun: { table } },
} satisfies NounInfra<'runs'>
