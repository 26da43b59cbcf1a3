import { endpoint } from '#core/http/endpoint.ts'
import { updateSubscription as useCase } from '#core/subscriptions/update-subscription.ts'
import { updateSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(updateSubscription, useCase)
