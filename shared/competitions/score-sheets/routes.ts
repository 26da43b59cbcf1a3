import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getOwnConflicts, setOwnConflicts } from './conflicts-contract.ts'
import { declareConflict, getSheet, markSheetOpen, reopenSheet, saveSheet, submitSheet } from './contract.ts'

export const routes = {
  competitions: {
    getSheet,
    saveSheet,
    submitSheet,
    reopenSheet,
    markSheetOpen,
    declareConflict,
    getOwnConflicts,
    setOwnConflicts,
  },
} as const satisfies NounRoutes
