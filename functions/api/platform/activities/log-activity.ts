import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { logActivity as contract, type OwnActivity } from '#shared/platform/activities/contract.ts'

/** Puts what a member’s own page has seen into their log, in the words of the server. */
async function logActivity({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  if (body.type === 'content_view' && !(await users.get({ id: body.id })))
    throw new AppError('not_found', 'user_not_found', 'User not found')
  const { type, ...metadata } = body
  await commit(
    recordActivity({ by: actor, type, description: describe(body), metadata }, now),
    ...remember(undefined),
  )
}

function describe(activity: OwnActivity): string {
  switch (activity.type) {
    case 'search':
      return `Searched for “${activity.query}”`
    case 'content_view':
      return 'Viewed a member’s profile'
    case 'error_event':
      return `Saw an error on the page ${activity.page}: ${activity.code}`
  }
}

export const handler = endpoint(contract, logActivity)
