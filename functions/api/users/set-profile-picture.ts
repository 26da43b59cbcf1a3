import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import { type ApiRequest, endpoint } from '#core/http/endpoint.ts'
import { copyObject, deleteObject } from '#core/storage/objects.ts'
import { readUpload, uploadNotFound } from '#core/uploads/read-upload.ts'
import { uploads } from '#core/uploads/uploads.ts'
import { forgetPicture } from '#core/users/forget-picture.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { setProfilePicture as contract } from '#shared/users/contract.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Takes an upload out of quarantine when it is what it says it is, and makes it the picture. */
async function setProfilePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const { upload, key, contentType, etag } = await readUpload({
    userId,
    uploadId: body.uploadId,
    purpose: 'profile-picture',
  })
  const published = `media/profile-pictures/${userId}/${newId('pic', now)}.${extensions[contentType]}`
  // A key is never written twice, but it is deleted: what was taken away is nowhere to be had a day later.
  const cacheControl = 'public, max-age=86400'
  if (!(await copyObject({ from: key, to: published, contentType, cacheControl, etag })))
    throw uploadNotFound()
  const changed = { ...user, profileImage: `/${published}`, updatedAt: now, version: user.version + 1 }
  try {
    await commit(
      uploads.delete(upload, uploadNotFound),
      users.put(changed, { version: user.version }),
      recordActivity({ by: actor, type: 'profile_update', description: 'Changed the profile picture' }, now),
      ...forgetPicture(user, now),
      ...remember(changed),
    )
  } catch (error) {
    // Only a refusal is certain to have written nothing: then nothing refers to the copy.
    if (error instanceof AppError) await deleteObject(published)
    throw error
  }
  return changed
}

export const handler = endpoint(contract, setProfilePicture)
