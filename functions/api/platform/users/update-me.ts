import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { updateMe as contract } from '#shared/platform/users/contract.ts'
import { editProfile } from '#shared/platform/users/edit-profile.ts'

async function updateMe({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...changes } = body
  const { user } = actor
  const edited = editProfile(user, changes, now)
  await commit(
    users.put(edited, { version }),
    recordActivity(
      {
        by: actor,
        type: 'profile_update',
        description: 'Changed the profile',
        metadata: { fields: Object.keys(changes) },
      },
      now,
    ),
    ...(edited.name === user.name ? [] : [announce('contact.changed', { userId: edited.id }, now)]),
    ...remember(edited),
  )
  return edited
}

export const handler = endpoint(contract, updateMe)
