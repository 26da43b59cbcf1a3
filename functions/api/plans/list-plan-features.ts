import { endpoint } from '#core/http/endpoint.ts'
import { listPlanFeatures as useCase } from '#core/plans/list-plan-features.ts'
import { listPlanFeatures } from '#shared/plans/features-contract.ts'

export const handler = endpoint(listPlanFeatures, useCase)
