import type * as z from 'zod/mini'
import { createSubscription, discardSubscription } from '#shared/billing/subscriptions/contract.ts'
import { call } from '#web/lib/call.ts'

export type Order = z.input<typeof createSubscription.body>

/** Begins a subscription, or continues the started one with the same plan. */
export const begin = (body: Order) => call(createSubscription, { body })

/** Cancels an unpaid subscription that was started. */
export const discard = () => call(discardSubscription, { body: {} })
