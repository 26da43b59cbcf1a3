import { endpoint } from '#core/http/endpoint.ts'
import { createSubscription as useCase } from '#core/subscriptions/create-subscription.ts'
import { createSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(createSubscription, useCase)
