import { endpoint } from '#core/platform/actors/endpoint.ts'
import { pauseSubscription as useCase } from '#core/subscriptions/pause-subscription.ts'
import { pauseSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(pauseSubscription, useCase)
