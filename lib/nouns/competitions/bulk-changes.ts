import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query', 'batchGet'] as const
const changes = [...reads, 'put', 'update', 'delete', 'check'] as const

export const bulkChanges = {
  routes: {
    planBulkChange: { table: [...reads, 'put'], timeoutSeconds: 29 },
    listBulkChanges: { table: reads },
    getBulkChange: { table: reads },
    commitBulkChange: { table: changes, timeoutSeconds: 29 },
    undoBulkChange: { table: changes, timeoutSeconds: 29 },
    listVerifiedResults: { table: reads },
  },
} satisfies NounInfra<'bulkChanges'>
