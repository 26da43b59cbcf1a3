import { endpoint } from '#core/http/endpoint.ts'
import { previewPlanChange as useCase } from '#core/subscriptions/preview-plan-change.ts'
import { previewPlanChange } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(previewPlanChange, useCase)
