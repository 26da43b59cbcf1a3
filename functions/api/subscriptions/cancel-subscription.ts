import { endpoint } from '#core/platform/actors/endpoint.ts'
import { cancelSubscription as useCase } from '#core/subscriptions/cancel-subscription.ts'
import { cancelSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(cancelSubscription, useCase)
