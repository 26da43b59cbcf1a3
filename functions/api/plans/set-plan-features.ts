import { endpoint } from '#core/http/endpoint.ts'
import { setPlanFeatures as useCase } from '#core/plans/set-plan-features.ts'
import { setPlanFeatures } from '#shared/plans/features-contract.ts'

export const handler = endpoint(setPlanFeatures, useCase)
