import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { commitImport, getImport, getImportMapping, listImports, planImport, undoImport } from './contract.ts'

export const routes = {
  competitions: { planImport, getImportMapping, listImports, getImport, commitImport, undoImport },
} as const satisfies NounRoutes
