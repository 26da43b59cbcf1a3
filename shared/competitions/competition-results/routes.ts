import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { exportAllResults } from './admin-contract.ts'
import {
  changeResult,
  createEvidenceLink,
  exportResults,
  getResult,
  listCompetitorResults,
  listEventResults,
  listMyResults,
  listPendingResults,
  rejectResult,
  removeResult,
  submitResult,
  verifyResult,
} from './contract.ts'

export const routes = {
  competitions: {
    submitResult,
    listMyResults,
    listEventResults,
    listCompetitorResults,
    getResult,
    changeResult,
    removeResult,
    createEvidenceLink,
    exportResults,
    listPendingResults,
    verifyResult,
    rejectResult,
    exportAllResults,
  },
} as const satisfies NounRoutes
