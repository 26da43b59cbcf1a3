import { pageOfActivities } from '#core/platform/activities/page-of-activities.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { listActivities as contract } from '#shared/platform/activities/contract.ts'

/** Each filter has its own list; a type beside a person is picked out of that person’s list. */
function listActivities({ query }: ApiRequest<typeof contract>) {
  const { userId, actorId, type } = query
  if (userId && actorId)
    throw new AppError(
      'invalid',
      'one_person',
      'Filter by one person: either the account owner or the person who acted.',
      {
        errors: [{ path: 'query.actorId', message: 'Leave out either userId or actorId' }],
      },
    )
  if (userId) return pageOfActivities({ pk: `USER#${userId}`, prefix: 'ACTIVITY#' }, query)
  if (actorId) return pageOfActivities({ index: 'gsi3', pk: `ACTIVITIES_BY#${actorId}` }, query)
  if (type) return pageOfActivities({ index: 'gsi2', pk: `ACTIVITIES#${type}` }, query)
  return pageOfActivities({ index: 'gsi1', pk: 'ACTIVITIES' }, query)
}

export const handler = endpoint(contract, listActivities)
