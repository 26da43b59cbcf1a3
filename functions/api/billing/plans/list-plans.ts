import { listPlans as useCase } from '#core/billing/plans/list-plans.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPlans } from '#shared/billing/plans/contract.ts'

export const handler = endpoint(listPlans, useCase)
