import { listMyActivities as useCase } from '#core/activities/list-my-activities.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { listMyActivities } from '#shared/activities/contract.ts'

export const handler = endpoint(listMyActivities, useCase)
