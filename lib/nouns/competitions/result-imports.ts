import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query'] as const
const plans = [...reads, 'batchGet', 'put', 'update', 'batchWrite'] as const
const writes = [...reads, 'batchGet', 'put', 'update', 'delete', 'check'] as const
/** A class may hold the results of several files. */
const places = { table: [...reads, 'batchGet', 'put'], timeoutSeconds: 300 } as const
/** A file of 2,000 lines names as many people. */
const timeoutSeconds = 29

export const resultImports = {
  routes: {
    planImport: { table: plans, timeoutSeconds },
    getImportMapping: { table: reads },
    listImports: { table: reads },
    getImport: { table: [...reads, 'batchGet'] },
    answerImport: { table: plans, timeoutSeconds },
    commitImport: { table: writes, timeoutSeconds },
    undoImport: { table: writes, timeoutSeconds },
  },
  consumers: {
    placeImportedResults: {
      entry: 'events/competitions/imports-changed/place-results.ts',
      on: { fact: 'imports.changed' },
      ...places,
    },
    placeDecidedResults: {
      entry: 'events/competitions/result-decided/place-results.ts',
      on: { fact: 'result.decided' },
      ...places,
    },
  },
} satisfies NounInfra<'resultImports'>
