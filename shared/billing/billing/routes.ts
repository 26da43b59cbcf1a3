import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  exportBillingData,
  getAdminBillingStats,
  getRevenueByMonth,
  listAllTransactions,
  listUpcomingRenewals,
} from './admin-contract.ts'
import { getPaymentConfiguration, getUserBillingOverview, saveBillingAddress } from './contract.ts'
import { getTransactionDetails } from './transaction-details-contract.ts'

export const routes = {
  billing: {
    getUserBillingOverview,
    getPaymentConfiguration,
    saveBillingAddress,
    getAdminBillingStats,
    listAllTransactions,
    getTransactionDetails,
    getRevenueByMonth,
    listUpcomingRenewals,
    exportBillingData,
  },
} as const satisfies NounRoutes
