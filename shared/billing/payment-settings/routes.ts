import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  connectProvider,
  disconnectProvider,
  getPaymentSettings,
  testProvider,
  updatePaymentSettings,
} from './contract.ts'

export const routes = {
  billing: {
    getPaymentSettings,
    updatePaymentSettings,
    connectProvider,
    testProvider,
    disconnectProvider,
  },
} as const satisfies NounRoutes
