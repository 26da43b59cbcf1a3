import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { credentials } from '#core/platform/storage/credentials.ts'
import { bucketUrl } from '#core/platform/storage/object-address.ts'
import { presignPost } from '#core/platform/storage/presign-post.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import {
  assertUploadable,
  type UploadPurpose,
  uploadPurposes,
} from '#shared/platform/uploads/upload-purposes.ts'
import { quarantineKey, uploads } from './uploads.ts'

const secondsValid = 60

type Wanted = { userId: string; purpose: UploadPurpose; contentType: string; bytes: number }

/** A place in quarantine for one file, with the form that uploads it there and the write that makes it count. */
export function newUpload({ userId, purpose, contentType, bytes }: Wanted, now: string) {
  assertUploadable(purpose, { contentType, bytes })
  const id = newId('upl', now)
  const expiresAt = addTime(now, { seconds: secondsValid })
  const fields = presignPost(
    {
      bucket: env('MEDIA_BUCKET'),
      region: env('AWS_REGION'),
      key: quarantineKey(userId, id),
      contentType,
      maxBytes: uploadPurposes[purpose].maxBytes,
      now,
      expiresAt,
    },
    credentials(),
  )
  const write: Write = uploads.put(
    { id, userId, purpose, contentType, createdAt: now, version: 1 },
    { absent: true },
  )
  return { answer: { uploadId: id, url: bucketUrl(), fields, expiresAt }, write }
}
