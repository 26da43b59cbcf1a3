import type { UseQueryResult } from '@tanstack/react-query'
import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { changeConsequence } from '#web/features/billing/subscriptions/plan-change/change-words.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type BillingSummaryProps = {
  subscription: Subscription
  preview: UseQueryResult<PlanChangePreview>
}

/** The cost of the chosen change, as the provider has computed it. */
export function BillingSummary({ subscription, preview }: BillingSummaryProps) {
  const { data, error, isFetching, refetch } = preview
  return (
    <section aria-label="Billing Summary" className="grid gap-3 border-t border-line pt-4">
      <h3 className="label text-dim">Billing Summary</h3>
      {data && <Summary subscription={subscription} preview={data} />}
      {!data && error && <Refusal error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} className="h-5" label="Calculating the price..." />}
    </section>
  )
}

type SummaryProps = { subscription: Subscription; preview: PlanChangePreview }

function Summary({ subscription, preview }: SummaryProps) {
  const { priceCents, effective, effectiveAt, amountDueCents, taxCents } = preview
  const { creditCents = 0 } = preview
  const free = priceCents === 0
  const later = effective === 'period_end'
  const day = utcDay(effectiveAt)
  const atPaypal = subscription.paymentProvider === 'paypal'
  return (
    <>
      <dl className="grid gap-2">
        {!later &&
          preview.lines.map(({ description, amountCents }) => (
            <div key={description} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <dt className="text-dim">{description}</dt>
              <dd className="readout">{dollars(amountCents)}</dd>
            </div>
          ))}
        {!later && taxCents !== undefined && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-dim">Taxes</dt>
            <dd className="readout">{dollars(taxCents)}</dd>
          </div>
        )}
        {!later && creditCents !== 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="text-dim">{creditCents > 0 ? 'From your credit' : 'Added to your credit'}</dt>
            <dd className="readout">{dollars(-creditCents)}</dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-edge pt-3">
          <dt>
            <span className="block font-semibold">Amount due today</span>
            {!later && !atPaypal && <span className="block text-sm text-dim">{preview.description}</span>}
          </dt>
          <dd className="readout text-2xl text-signal-ink">{dollars(Math.max(0, amountDueCents))}</dd>
        </div>
      </dl>
      {!free && <p className="text-sm text-dim">{changeConsequence(subscription, preview)}</p>}
      {free && (
        <Banner>
          <p>
            {subscription.planName} benefits continue until the end of the period on {day}. Then your account
            switches to the free plan, with no refunds.
            {atPaypal && ' You can’t undo this: PayPal ends the agreement.'}
          </p>
        </Banner>
      )}
    </>
  )
}

type RefusalProps = { error: Error; retrying: boolean; onRetry: () => void }

function Refusal({ error, retrying, onRetry }: RefusalProps) {
  return (
    <QueryFailure
      title="We couldn’t calculate the price"
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
