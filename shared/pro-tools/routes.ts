import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getToolSettings, listToolTables, restoreToolTable, saveToolTable } from './contract.ts'

export const routes = {
  tools: { getToolSettings, listToolTables, saveToolTable, restoreToolTable },
} as const satisfies NounRoutes
