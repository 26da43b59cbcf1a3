import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { createExportLink, listExports, requestExport } from './contract.ts'

export const routes = {
  accounts: { requestExport, listExports, createExportLink },
} as const satisfies NounRoutes
