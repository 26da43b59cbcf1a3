import type * as z from 'zod/mini'
import {
  cancelSubscription,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
} from '#shared/subscriptions/contract.ts'
import { useBillingChanged } from '#web/features/billing/api/use-billing-changed.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export type Cancellation = z.input<typeof cancelSubscription.body>

export const useCancelSubscription = () =>
  useCommand({
    send: (body: Cancellation, idempotencyKey) => call(cancelSubscription, { body }, { idempotencyKey }),
    onDone: useBillingChanged(),
  })

/** Takes back a cancellation, or a downgrade, that waits for the end of the period. */
export const useKeepSubscription = () =>
  useCommand({
    send: (_: undefined, idempotencyKey) => call(keepSubscription, { body: {} }, { idempotencyKey }),
    onDone: useBillingChanged(),
  })

export const usePauseSubscription = () =>
  useCommand({
    send: (body: { resumeAt?: string }, idempotencyKey) =>
      call(pauseSubscription, { body }, { idempotencyKey }),
    onDone: useBillingChanged(),
  })

export const useResumeSubscription = () =>
  useCommand({
    send: (_: undefined, idempotencyKey) => call(resumeSubscription, { body: {} }, { idempotencyKey }),
    onDone: useBillingChanged(),
  })
