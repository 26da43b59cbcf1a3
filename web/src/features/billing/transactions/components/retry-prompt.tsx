// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { cardProblem } from '#web/features/billing/payment-methods/components/decline.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { type RetryBy, useRetryPayment } from '../api/retry-payment.ts'
import { RetryWithMethod } from './retry-with-method.tsx'

const RetryWithCard = lazy(async () => ({ default: (await import('./retry-with-card.tsx')).RetryWithCard }))

type RetryPromptProps = {
  transaction: Transaction
  methods: readonly PaymentMethod[]
  /** The member came for this one: it takes the focus. */
  asked: boolean
  onPaid: () => void
}

/** Says whether the payment itself was refused, or could not even be tried. */
function refusalText(error: Error): string {
  const untried = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  const { sentence } = describeFailure(error)
  return `${untried ? 'Failed to retry payment' : 'Payment retry failed'}. ${sentence}`
}

/** A failed payment, with a way to retry it, or to start again if it can no longer be retried. */
export function RetryPrompt({ transaction, methods, asked, onPaid }: RetryPromptProps) {
  const { id, amountCents, description, failure, failedAt, createdAt, retryable } = transaction
  const box = useRef<HTMLElement>(null)
  const retry = useRetryPayment()
  useEffect(() => {
    if (asked) box.current?.focus()
  }, [asked])
  // The callbacks of a press are not used: the answer removes the prompt before they would run.
  const pay = async (by: RetryBy) => {
    const { success, message } = await retry.mutateAsync({ transactionId: id, ...by })
    if (!success) return toast.error(message || 'Payment retry failed')
    toast.success('Payment processed successfully!')
    onPaid()
  }
  // The problem of a typed card is shown at its field.
  const refused = cardProblem(retry.error) ? null : retry.error
  const title = `retry-${id}`
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className={cx('banner', retryable ? 'tone-danger' : 'tone-info', methods.length > 0 && 'items-end')}
    >
      <div className="min-w-0 flex-1 basis-72 self-start text-ink">
        <h2 id={title} className="font-semibold">
          A payment of <span className="readout">{dollars(amountCents)}</span> failed
        </h2>
        <p className="text-sm text-dim">
          {description}, {utcDay(failedAt ?? createdAt)}
        </p>
        <p role="alert" className="mt-1 text-sm text-clip-ink">
          {refused ? refusalText(refused) : failure}
        </p>
        {!retryable && <p className="mt-1">You don’t owe anything. Choose a plan to start again.</p>}
      </div>
      {!retryable && (
        <ButtonLink to="/pricing" className="max-sm:w-full">
          View Membership Plans
        </ButtonLink>
      )}
      {retryable && methods.length === 0 && (
        <div data-own className="min-w-0 flex-1 basis-80 text-ink">
          <Suspense fallback={<Skeleton className="h-11" label="Loading the card form..." />}>
            <RetryWithCard busy={retry.isPending} onPay={(confirm) => pay({ confirm })} />
          </Suspense>
        </div>
      )}
      {retryable && methods.length > 0 && (
        <RetryWithMethod
          methods={methods}
          declinedMethodId={transaction.declinedMethodId}
          busy={retry.isPending}
          onPay={(paymentMethodId) => pay({ paymentMethodId })}
        />
      )}
    </section>
  )
}
