import { endpoint } from '#core/http/endpoint.ts'
import { settleSubscription as useCase } from '#core/subscriptions/settle-subscription.ts'
import { settleSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(settleSubscription, useCase)
