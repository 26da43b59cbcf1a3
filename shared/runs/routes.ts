import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { changeRun, recordRun, voidRun } from './contract.ts'

export const routes = {
  competitions: { recordRun, changeRun, voidRun },
} as const satisfies NounRoutes
