import { listPlans as useCase } from '#core/plans/list-plans.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPlans } from '#shared/plans/contract.ts'

export const handler = endpoint(listPlans, useCase)
