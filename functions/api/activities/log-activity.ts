import { logActivity as useCase } from '#core/activities/log-activity.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { logActivity } from '#shared/activities/contract.ts'

export const handler = endpoint(logActivity, useCase)
