import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { changeRun, recordRun, voidRun } from './contract.ts'

export const routes = {
  competitions: { recordRun, changeRun, voidRun },
} as const satisfies NounRoutes
