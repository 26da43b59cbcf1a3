import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import { forgetPicture } from '#core/platform/users/forget-picture.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { setProfilePicture as contract } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

async function setProfilePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const nameFor = (contentType: string) => `${newId('pic', now)}.${extensions[contentType]}`
  let changed: User = user
  await publishUpload({ userId, uploadId: body.uploadId, purpose: 'profile-picture', nameFor }, ({ key }) => {
    changed = { ...user, profileImage: `/${key}`, updatedAt: now, version: user.version + 1 }
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
