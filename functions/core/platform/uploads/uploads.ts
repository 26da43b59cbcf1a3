import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type UploadPurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'

/** A place for one upload. It is gone a day later, and so is the upload (by the bucket’s lifecycle). */
export const uploads = entity({
  name: 'upload',
  erasure: 'with the member',
  schema: z.object({
    id: z.string(),
    userId: z.string(),
    purpose: z.enum(Object.keys(uploadPurposes) as [UploadPurpose]),
    contentType: z.string(),
    createdAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `UPLOAD#${id}` }),
  expiresAt: ({ createdAt }) => addTime(createdAt, { days: 1 }),
})

/** The location where uploads wait until they are checked; nothing below it is served. */
export const quarantineKey = (userId: string, uploadId: string) => `quarantine/${userId}/${uploadId}`
