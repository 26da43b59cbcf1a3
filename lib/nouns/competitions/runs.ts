import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/competitions/runs/routes.ts'

const table = ['get', 'query', 'put', 'update'] as const

export const runs = {
  routes: { recordRun: { table: [...table, 'batchGet'] }, changeRun: { table }, voidRun: { table } },
} satisfies NounInfra<typeof routes>
