import { endpoint } from '#core/http/endpoint.ts'
import { changeManualPlan as useCase } from '#core/subscriptions/change-manual-plan.ts'
import { changeManualPlan } from '#shared/subscriptions/admin-contract.ts'

export const handler = endpoint(changeManualPlan, useCase)
