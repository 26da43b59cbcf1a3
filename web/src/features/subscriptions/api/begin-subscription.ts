import type * as z from 'zod/mini'
import { createSubscription, discardSubscription } from '#shared/subscriptions/contract.ts'
import { call } from '#web/lib/call.ts'

export type Order = z.input<typeof createSubscription.body>

/** Begins a subscription, or goes on with the one of the same plan that was begun. */
export const begin = (body: Order) => call(createSubscription, { body })

/** Gives up what was begun and not paid. */
export const discard = () => call(discardSubscription, { body: {} })
