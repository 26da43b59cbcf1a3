import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { completeRegistration as contract } from '#shared/platform/users/contract.ts'
import { editProfile } from '#shared/platform/users/edit-profile.ts'

async function completeRegistration({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  if (actor.user.registrationCompleted) return actor.user
  const { version, ...profile } = body
  const completed = {
    ...editProfile(actor.user, profile, now, { complete: true }),
    registrationCompleted: true,
  }
  try {
    await commit(
      users.put(completed, { version }),
      recordActivity({ by: actor, type: 'profile_update', description: 'Completed the profile' }, now),
      announce('registration.completed', { userId: actor.userId }, now),
      ...remember(completed),
    )
    return completed
  } catch (error) {
    const lost = error instanceof AppError && error.code === 'version_conflict'
    const stored = lost ? await users.get({ id: actor.userId }, { consistent: true }) : undefined
    // Two tabs complete it once, and both go on.
    if (stored?.registrationCompleted) return stored
    throw error
  }
}

export const handler = endpoint(contract, completeRegistration)
