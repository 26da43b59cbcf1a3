import { pauseSubscription as useCase } from '#core/billing/subscriptions/pause-subscription.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { pauseSubscription } from '#shared/billing/subscriptions/contract.ts'

export const handler = endpoint(pauseSubscription, useCase)
