import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Adjustment } from '#shared/billing/adjustments/adjustment.ts'

export const StoredAdjustment = z.object({ ...Adjustment.shape, requestId: z.string() })
export type StoredAdjustment = z.infer<typeof StoredAdjustment>

/**
 * The partition of adjustments in the first index that were decided and that the provider does not know yet.
 */
export const pendingAdjustmentsPartition = 'PENDING_ADJUSTMENTS'

/**
 * Adjustments, identified by the request that made them, so that the same request never makes another one.
 */
export const adjustments = entity({
  name: 'adjustment',
  erasure: 'with the member',
  schema: StoredAdjustment,
  key: ({ userId, requestId }: { userId: string; requestId: string }) => ({
    pk: `USER#${userId}`,
    sk: `ADJUSTMENT#${requestId}`,
  }),
  gsi1: ({ status, createdAt, id }) =>
    status === 'pending' ? { pk: pendingAdjustmentsPartition, sk: `${createdAt}#${id}` } : undefined,
})
