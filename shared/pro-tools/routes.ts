import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getToolSettings, getToolUse, listToolTables, restoreToolTable, saveToolTable } from './contract.ts'

export const routes = {
  tools: { getToolSettings, listToolTables, saveToolTable, restoreToolTable, getToolUse },
} as const satisfies NounRoutes
