import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 90

/**
 * What we have decided about an order at PayPal. `collecting`: its money is asked for; `given_up`: it is never
 * collected, whatever its payer approves, because PayPal cancels no orders; `declined`: PayPal could not collect it.
 */
const StoredPaypalOrder = z.object({
  id: z.string(),
  state: z.enum(['open', 'collecting', 'collected', 'given_up', 'declined']),
  /** The text in the member’s list of payments. */
  description: z.string(),
  /** The payment that it became. */
  captureId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredPaypalOrder = z.infer<typeof StoredPaypalOrder>

export const paypalOrders = entity({
  name: 'paypal-order',
  // PayPal knows whose it is.
  erasure: 'impersonal',
  schema: StoredPaypalOrder,
  key: ({ id }: { id: string }) => ({ pk: `PAYPAL_ORDER#${id}`, sk: 'ORDER' }),
  expiresAt: ({ createdAt }) => addTime(createdAt, { days: daysKept }),
})
