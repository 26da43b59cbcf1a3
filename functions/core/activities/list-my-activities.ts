import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listMyActivities as contract } from '#shared/activities/contract.ts'
import { pageOfActivities } from './page-of-activities.ts'

export function listMyActivities({ actor, query }: ApiRequest<typeof contract>) {
  return pageOfActivities({ pk: `USER#${actor.userId}`, prefix: 'ACTIVITY#' }, query)
}
