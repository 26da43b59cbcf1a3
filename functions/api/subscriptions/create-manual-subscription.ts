import { endpoint } from '#core/http/endpoint.ts'
import { createManualSubscription as useCase } from '#core/subscriptions/create-manual-subscription.ts'
import { createManualSubscription } from '#shared/subscriptions/admin-contract.ts'

export const handler = endpoint(createManualSubscription, useCase)
