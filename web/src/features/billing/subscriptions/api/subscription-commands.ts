import type * as z from 'zod/mini'
import {
  cancelSubscription,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { eventsOf } from '#shared/billing/subscriptions/subscription-changes.ts'
import { paymentFailed } from '#shared/billing/transactions/payment-events.ts'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export type Cancellation = z.input<typeof cancelSubscription.body>

/** Brings this tab up to date, because another tab may have been faster. */
function useReadAnew() {
  const changed = useBillingChanged()
  return { onDone: changed, onStale: changed }
}

export const useCancelSubscription = () =>
  useCommand({
    send: (body: Cancellation, idempotencyKey) => call(cancelSubscription, { body }, { idempotencyKey }),
    tells: { done: eventsOf('cancellation_scheduled', 'ended') },
    ...useReadAnew(),
  })

/** Takes back a cancellation, or a downgrade, that waits for the end of the period. */
export const useKeepSubscription = () =>
  useCommand({
    send: (_: undefined, idempotencyKey) => call(keepSubscription, { body: {} }, { idempotencyKey }),
    tells: { done: eventsOf('cancellation_dropped', 'downgrade_dropped') },
    ...useReadAnew(),
  })

export const usePauseSubscription = () =>
  useCommand({
    send: (body: { resumeAt?: string }, idempotencyKey) =>
      call(pauseSubscription, { body }, { idempotencyKey }),
    tells: { done: eventsOf('paused', 'downgrade_dropped') },
    ...useReadAnew(),
  })

export const useResumeSubscription = () =>
  useCommand({
    send: (_: undefined, idempotencyKey) => call(resumeSubscription, { body: {} }, { idempotencyKey }),
    tells: { done: eventsOf('resumed'), refused: [paymentFailed] },
    ...useReadAnew(),
  })
