import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { DataExport } from '#shared/accounts/exports/data-export.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** Gone with its file, which the bucket's lifecycle deletes. */
export const exports = entity({
  name: 'export',
  erasure: 'with the member',
  schema: z.object({ ...DataExport.shape, userId: UserId }),
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `EXPORT#${id}` }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

export const exportKey = (userId: string, exportId: string) => `exports/${userId}/${exportId}.zip`
