import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { exportBillingData, getAdminBillingStats, listAllTransactions } from './admin-contract.ts'
import { getPaymentConfiguration, getUserBillingOverview, saveBillingAddress } from './contract.ts'

export const routes = {
  billing: {
    getUserBillingOverview,
    getPaymentConfiguration,
    saveBillingAddress,
    getAdminBillingStats,
    listAllTransactions,
    exportBillingData,
  },
} as const satisfies NounRoutes
