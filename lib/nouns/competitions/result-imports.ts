import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query'] as const
const plans = [...reads, 'batchGet', 'put', 'update', 'batchWrite'] as const
const writes = [...reads, 'batchGet', 'put', 'update', 'delete', 'check'] as const
/** A file of 2,000 lines names as many people. */
const timeoutSeconds = 29

export const resultImports = {
  routes: {
    planImport: { table: plans, timeoutSeconds },
    getImportMapping: { table: reads },
    listImports: { table: reads },
    getImport: { table: reads },
    commitImport: { table: writes, timeoutSeconds },
    undoImport: { table: writes, timeoutSeconds },
  },
} satisfies NounInfra<'resultImports'>
