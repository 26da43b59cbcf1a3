import type { routeGroups } from '#shared/routes.ts'
import type { FunctionInfra } from '../function-infra.ts'
import { callingPaypal, callingProviders, callingStripe } from './calling-providers.ts'

export const billingInfra = {
  getUserBillingOverview: { entry: 'api/billing/get-user-billing-overview.ts', table: ['get', 'query'] },
  getPaymentConfiguration: { entry: 'api/billing/get-payment-configuration.ts', table: ['get'] },
  saveBillingAddress: {
    entry: 'api/billing/save-billing-address.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingStripe,
  },
  previewSubscription: {
    entry: 'api/subscriptions/preview-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingStripe,
  },
  createSubscription: {
    entry: 'api/subscriptions/create-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
    env: ['SITE_URL'],
  },
  previewPlanChange: {
    entry: 'api/subscriptions/preview-plan-change.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingStripe,
  },
  updateSubscription: {
    entry: 'api/subscriptions/update-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
    env: ['SITE_URL'],
  },
  checkPromoCode: { entry: 'api/promo-codes/check-promo-code.ts', table: ['get', 'update'] },
  settleSubscription: {
    entry: 'api/subscriptions/settle-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  discardSubscription: {
    entry: 'api/subscriptions/discard-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  createSetupIntent: {
    entry: 'api/payment-methods/create-setup-intent.ts',
    table: ['get', 'put', 'update'],
    ...callingStripe,
  },
  addPaymentMethod: {
    entry: 'api/payment-methods/add-payment-method.ts',
    table: ['get', 'put', 'update'],
    ...callingStripe,
  },
  removePaymentMethod: {
    entry: 'api/payment-methods/remove-payment-method.ts',
    table: ['get', 'put', 'update'],
    ...callingStripe,
  },
  setDefaultPaymentMethod: {
    entry: 'api/payment-methods/set-default-payment-method.ts',
    table: ['get', 'put', 'update'],
    ...callingStripe,
  },
  cancelSubscription: {
    entry: 'api/subscriptions/cancel-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  keepSubscription: {
    entry: 'api/subscriptions/keep-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
    env: ['SITE_URL'],
  },
  pauseSubscription: {
    entry: 'api/subscriptions/pause-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  resumeSubscription: {
    entry: 'api/subscriptions/resume-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  listTransactions: { entry: 'api/transactions/list-transactions.ts', table: ['get', 'query'] },
  getTransaction: { entry: 'api/transactions/get-transaction.ts', table: ['get'] },
  exportTransactions: {
    entry: 'api/transactions/export-transactions.ts',
    table: ['get', 'query', 'put'],
    memoryMb: 1024,
  },
  retryPayment: {
    entry: 'api/transactions/retry-payment.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  listInvoices: { entry: 'api/invoices/list-invoices.ts', table: ['get', 'query'] },
  getInvoice: { entry: 'api/invoices/get-invoice.ts', table: ['get'] },
  downloadInvoice: {
    entry: 'api/invoices/download-invoice.ts',
    table: ['get', 'update'],
    media: ['putExport', 'readExport'],
    ...callingStripe,
    env: ['MEDIA_BUCKET'],
    memoryMb: 1024,
  },
  receiveStripeWebhook: {
    entry: 'api/webhooks/receive-stripe-webhook.ts',
    table: ['get', 'put', 'update'],
    ...callingStripe,
  },
  receivePaypalWebhook: {
    entry: 'api/webhooks/receive-paypal-webhook.ts',
    table: ['get', 'put', 'update'],
    ...callingPaypal,
  },
  processRefund: {
    entry: 'api/transactions/process-refund.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  createManualSubscription: {
    entry: 'api/subscriptions/create-manual-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  changeManualPlan: {
    entry: 'api/subscriptions/change-manual-plan.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingStripe,
  },
  listBillingAudit: { entry: 'api/billing-audit/list-billing-audit.ts', table: ['get', 'query'] },
  getAdminBillingStats: {
    entry: 'api/billing/get-admin-billing-stats.ts',
    table: ['get', 'query', 'batchGet'],
  },
  listAllTransactions: {
    entry: 'api/transactions/list-all-transactions.ts',
    table: ['get', 'query', 'batchGet'],
  },
  exportBillingData: {
    entry: 'api/billing/export-billing-data.ts',
    table: ['get', 'query', 'batchGet', 'put'],
    memoryMb: 1024,
  },
  listWebhookLogs: {
    entry: 'api/webhooks/list-webhook-logs.ts',
    table: ['get', 'query'],
    memoryMb: 1024,
  },
  getWebhookStats: { entry: 'api/webhooks/get-webhook-stats.ts', table: ['get', 'query'] },
  retryWebhook: {
    entry: 'api/webhooks/retry-webhook.ts',
    table: ['get', 'query', 'put'],
    ...callingProviders,
    env: ['SITE_URL'],
  },
} satisfies Record<keyof typeof routeGroups.billing, FunctionInfra>
