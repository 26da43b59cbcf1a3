import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getToolSettings, getToolUse, listToolTables, restoreToolTable, saveToolTable } from './contract.ts'

export const routes = {
  tools: { getToolSettings, listToolTables, saveToolTable, restoreToolTable, getToolUse },
} as const satisfies NounRoutes
