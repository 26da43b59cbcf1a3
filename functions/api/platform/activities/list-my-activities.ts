import { pageOfActivities } from '#core/platform/activities/page-of-activities.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyActivities as contract } from '#shared/platform/activities/contract.ts'

function listMyActivities({ actor, query }: ApiRequest<typeof contract>) {
  return pageOfActivities({ pk: `USER#${actor.userId}`, prefix: 'ACTIVITY#' }, query)
}

export const handler = endpoint(contract, listMyActivities)
