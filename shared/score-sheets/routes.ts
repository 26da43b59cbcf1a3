import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { declareConflict, getSheet, markSheetOpen, reopenSheet, saveSheet, submitSheet } from './contract.ts'

export const routes = {
  competitions: { getSheet, saveSheet, submitSheet, reopenSheet, markSheetOpen, declareConflict },
} as const satisfies NounRoutes
