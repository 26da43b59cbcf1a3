import { cancelSubscription as useCase } from '#core/billing/subscriptions/cancel-subscription.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { cancelSubscription } from '#shared/billing/subscriptions/contract.ts'

export const handler = endpoint(cancelSubscription, useCase)
