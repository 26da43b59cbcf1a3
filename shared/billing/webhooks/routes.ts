import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getWebhookStats, listWebhookLogs, retryWebhook } from './admin-contract.ts'
import { receivePaypalWebhook, receiveStripeWebhook } from './contract.ts'

export const routes = {
  billing: { receivePaypalWebhook, receiveStripeWebhook, listWebhookLogs, getWebhookStats, retryWebhook },
} as const satisfies NounRoutes
