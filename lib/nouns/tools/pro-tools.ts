import type { NounInfra } from '#lib/noun-infra.ts'

export const proTools = {
  routes: {
    getToolSettings: { table: ['query', 'update'] },
    listToolTables: { table: ['get', 'query'] },
    saveToolTable: { table: ['get', 'put'] },
    restoreToolTable: { table: ['get', 'put'] },
    getToolUse: { table: ['get', 'query', 'batchGet'] },
  },
} satisfies NounInfra<'proTools'>
