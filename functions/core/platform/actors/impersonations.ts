import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Impersonation } from '#shared/accounts/impersonations/impersonation.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 365

/** Impersonations, with the hash of the handle that proves one. `gsi1` lists all of them. */
export const impersonations = entity({
  name: 'impersonation',
  erasure: { days: 366 },
  schema: z.object({ ...Impersonation.shape, secretHash: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `IMPERSONATION#${id}`, sk: 'IMPERSONATION' }),
  gsi1: ({ id }) => ({ pk: 'IMPERSONATIONS', sk: id }),
  expiresAt: ({ createdAt }) => addTime(createdAt, { days: daysKept }),
})
