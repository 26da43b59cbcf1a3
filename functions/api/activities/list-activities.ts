import { listActivities as useCase } from '#core/activities/list-activities.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { listActivities } from '#shared/activities/contract.ts'

export const handler = endpoint(listActivities, useCase)
