import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  addVerificationDocument,
  approveVerification,
  createDocumentLink,
  getMyVerification,
  getVerification,
  listVerifications,
  refuseVerification,
  removeVerificationDocument,
  submitVerification,
} from './contract.ts'

export const routes = {
  accounts: { getMyVerification, addVerificationDocument, removeVerificationDocument, submitVerification },
  admin: { listVerifications, getVerification, createDocumentLink, approveVerification, refuseVerification },
} as const satisfies NounRoutes
