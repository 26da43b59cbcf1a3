import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  listBreachedPasswords,
  registerAccount,
  requestPasswordReset,
  resendVerification,
} from './contract.ts'
import { readGoogleSession, registerWithGoogle } from './google-contract.ts'

export const routes = {
  accounts: {
    registerAccount,
    listBreachedPasswords,
    resendVerification,
    requestPasswordReset,
    readGoogleSession,
    registerWithGoogle,
  },
} as const satisfies NounRoutes
