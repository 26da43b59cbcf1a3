import type { UseQueryResult } from '@tanstack/react-query'
import { dollars } from '#shared/money/dollars.ts'
import type { PlanChangePreview } from '#shared/subscriptions/contract.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { billingDay } from '#web/features/billing/components/billing-day.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type BillingSummaryProps = {
  subscription: Subscription
  preview: UseQueryResult<PlanChangePreview>
}

/** What the chosen change costs, as the provider has worked it out. */
export function BillingSummary({ subscription, preview }: BillingSummaryProps) {
  const { data, error, isFetching, refetch } = preview
  return (
    <section aria-label="Billing Summary" className="grid gap-3 border-t border-line pt-4">
      <h3 className="label text-dim">Billing Summary</h3>
      {data && <Summary subscription={subscription} preview={data} />}
      {!data && error && <Refusal error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} className="h-5" label="Working out the price..." />}
    </section>
  )
}

type SummaryProps = { subscription: Subscription; preview: PlanChangePreview }

function Summary({ subscription, preview }: SummaryProps) {
  const { planName, priceCents, billingPeriod, effective, effectiveAt, amountDueCents, lines } = preview
  const free = priceCents === 0
  const later = effective === 'period_end'
  return (
    <>
      <dl className="grid gap-2">
        {!later && lines.length > 1 && lines.map((line) => <Row key={line.description} {...line} />)}
        {!later && <Row description={preview.description} amountCents={amountDueCents} />}
        <Row
          description={free ? `${planName} from then on` : `${planName}, every ${periodWord[billingPeriod]}`}
          {...(free ? { text: 'Free' } : { amountCents: priceCents })}
        />
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-edge pt-3">
          <dt className="font-semibold">Amount due today</dt>
          <dd className="readout text-2xl text-signal-ink">{dollars(Math.max(0, amountDueCents))}</dd>
        </div>
      </dl>
      {later && !free && (
        <p className="text-sm text-dim">
          {planName} begins on {billingDay(effectiveAt)}. Until then you keep {subscription.planName}.
        </p>
      )}
      {free && (
        <Banner>
          <p>
            {subscription.planName} benefits continue until the end of the period on {billingDay(effectiveAt)}
            . Then your account switches to the free plan, with no refunds.
          </p>
        </Banner>
      )}
    </>
  )
}

const periodWord = { monthly: 'month', yearly: 'year' } as const

function Row({
  description,
  amountCents,
  text,
}: {
  description: string
  amountCents?: number
  text?: string
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="text-dim">{description}</dt>
      <dd className="readout">{text ?? dollars(amountCents ?? 0)}</dd>
    </div>
  )
}

type RefusalProps = { error: Error; retrying: boolean; onRetry: () => void }

function Refusal({ error, retrying, onRetry }: RefusalProps) {
  return (
    <QueryFailure
      title="The price could not be worked out"
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
