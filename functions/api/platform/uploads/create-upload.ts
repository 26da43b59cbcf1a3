import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { credentials } from '#core/platform/storage/credentials.ts'
import { bucketUrl } from '#core/platform/storage/object-address.ts'
import { presignPost } from '#core/platform/storage/presign-post.ts'
import { uploadQuota } from '#core/platform/uploads/upload-quota.ts'
import { quarantineKey, uploads } from '#core/platform/uploads/uploads.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { createUpload as contract } from '#shared/platform/uploads/contract.ts'
import { assertUploadable, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'

const secondsValid = 60

async function createUpload({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { purpose, contentType } = body
  assertUploadable(purpose, body)
  const id = newId('upl', now)
  const expiresAt = addTime(now, { seconds: secondsValid })
  const fields = presignPost(
    {
      bucket: env('MEDIA_BUCKET'),
      region: env('AWS_REGION'),
      key: quarantineKey(actor.userId, id),
      contentType,
      maxBytes: uploadPurposes[purpose].maxBytes,
      now,
      expiresAt,
    },
    credentials(),
  )
  const answer = { uploadId: id, url: bucketUrl(), fields, expiresAt }
  await commit(
    uploads.put(
      { id, userId: actor.userId, purpose, contentType, createdAt: now, version: 1 },
      { absent: true },
    ),
    await uploadQuota(actor.user, now),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createUpload)
