import { callingProviders, callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const billing = {
  routes: {
    getUserBillingOverview: { table: ['get', 'query'] },
    getPaymentConfiguration: { table: ['get'] },
    saveBillingAddress: {
      table: ['get', 'query', 'put', 'update'],
      ...callingStripe,
    },
    getAdminBillingStats: {
      table: ['get', 'query', 'batchGet'],
    },
    listAllTransactions: {
      table: ['get', 'query', 'batchGet'],
    },
    lookUpTransactions: {
      table: ['get', 'query', 'batchGet'],
    },
    getTransactionDetails: {
      table: ['get', 'query', 'batchGet'],
      ...callingProviders,
    },
    getRevenueByMonth: { table: ['get', 'query'] },
    listUpcomingRenewals: {
      table: ['get', 'query', 'batchGet'],
    },
    exportBillingData: {
      table: ['get', 'query', 'batchGet', 'put'],
      writesAudit: true,
      memoryMb: 1024,
    },
  },
  consumers: {
    updateCustomer: {
      entry: 'events/platform/contact-changed/update-customer.ts',
      on: { fact: 'contact.changed' },
      table: ['get'],
      paysThrough: ['stripe'],
      timeoutSeconds: 60,
    },
  },
} satisfies NounInfra<'billing'>
