import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { route } from '#shared/platform/http/route.ts'
import { uploadPurposes } from './upload-purposes.ts'

export const createUpload = route({
  name: 'createUpload',
  method: 'POST',
  path: '/api/uploads',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Request an address to upload one file to; the storage enforces type and size',
  body: z.strictObject({
    purpose: z.enum(Object.keys(uploadPurposes) as [keyof typeof uploadPurposes]),
    contentType: z.string().check(z.maxLength(100)),
    bytes: z.int().check(z.gte(1)),
  }),
  response: z.object({
    uploadId: idSchema('upl'),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime(),
  }),
  status: 201,
  errors: ['upload_type', 'upload_size', 'upload_quota'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})
