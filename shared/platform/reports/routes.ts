import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { decideCase, fileReport, getCase, listCases, withdrawReport } from './contract.ts'

export const routes = {
  support: { fileReport, withdrawReport, listCases, getCase, decideCase },
} as const satisfies NounRoutes
