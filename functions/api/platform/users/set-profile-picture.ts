import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import { forgetPicture } from '#core/platform/users/forget-picture.ts'
import { users } from '#core/platform/users/users.ts'
import { setProfilePicture as contract } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'

async function setProfilePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  let changed: User = user
  await publishPicture({ userId, uploadId: body.uploadId, purpose: 'profile-picture' }, now, ({ src }) => {
    changed = { ...user, profileImage: src, updatedAt: now, version: user.version + 1 }
    return [
      users.put(changed, { version: user.version }),
      recordActivity({ by: actor, type: 'profile_update', description: 'Changed the profile picture' }, now),
      announce('profile.picture_set', { userId }, now),
      ...forgetPicture(user, now),
      ...remember(changed),
    ]
  })
  return changed
}

export const handler = endpoint(contract, setProfilePicture)
