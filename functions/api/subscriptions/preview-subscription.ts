import { endpoint } from '#core/http/endpoint.ts'
import { previewSubscription as useCase } from '#core/subscriptions/preview-subscription.ts'
import { previewSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(previewSubscription, useCase)
