import { endpoint } from '#core/http/endpoint.ts'
import { discardSubscription as useCase } from '#core/subscriptions/discard-subscription.ts'
import { discardSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(discardSubscription, useCase)
