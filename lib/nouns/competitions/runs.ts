import type { NounInfra } from '#lib/noun-infra.ts'

const table = ['get', 'query', 'put', 'update', 'batchGet'] as const

export const runs = {
  routes: { recordRun: { table }, changeRun: { table }, voidRun: { table } },
} satisfies NounInfra<'runs'>
