import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { publish, readHead } from '#core/storage/objects.ts'
import { headerBytes, readImageHeader } from '#core/uploads/image-size.ts'
import { quarantineKey, uploads } from '#core/uploads/uploads.ts'
import { AppError } from '#shared/errors.ts'
import { uploadPurposes } from '#shared/uploads/upload-purposes.ts'
import type { setProfilePicture as contract } from '#shared/users/contract.ts'
import { users } from './users.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Takes an upload out of quarantine when it is what it says it is, and makes it the picture. */
export async function setProfilePicture({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const upload = await uploads.get({ userId, id: body.uploadId }, { consistent: true })
  const file = upload && (await readHead(quarantineKey(userId, upload.id), headerBytes))
  if (!upload || !file) throw new AppError('not_found', 'upload_not_found', 'Upload the picture first.')

  const image = readImageHeader(file.head)
  const { maxPixels } = uploadPurposes[upload.purpose]
  if (!image || image.contentType !== upload.contentType || image.width * image.height > maxPixels)
    throw new AppError('unprocessable', 'upload_rejected', 'This file is not a picture we can use.')

  const key = `media/profile-pictures/${userId}/${upload.id}.${extensions[image.contentType]}`
  await publish(quarantineKey(userId, upload.id), key, image.contentType)
  const changed = { ...user, profileImage: `/${key}`, updatedAt: now, version: user.version + 1 }
  await commit(users.put(changed, { version: user.version }), ...remember(changed))
  return changed
}
