import { endpoint } from '#core/http/endpoint.ts'
import { keepSubscription as useCase } from '#core/subscriptions/keep-subscription.ts'
import { keepSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(keepSubscription, useCase)
