import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  beginSecondFactor,
  changePassword,
  chooseFirstPassword,
  confirmEmailChange,
  confirmSecondFactor,
  disableSecondFactor,
  getSecurity,
  recoverSecondFactor,
  requestEmailChange,
} from './contract.ts'

export const routes = {
  accounts: {
    getSecurity,
    changePassword,
    chooseFirstPassword,
    requestEmailChange,
    confirmEmailChange,
    beginSecondFactor,
    confirmSecondFactor,
    disableSecondFactor,
    recoverSecondFactor,
  },
} as const satisfies NounRoutes
