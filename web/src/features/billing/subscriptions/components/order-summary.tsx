import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Agreement } from '#web/features/accounts/accounts/components/agreement.tsx'
import { type PlanOffer, yearlyLabel } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { AmountDue } from './amount-due.ts'

export type OrderSummaryProps = {
  offer: PlanOffer
  period: BillingPeriod
  due: AmountDue
  /** Taxes come on top, and are not known yet. */
  taxOpen: boolean
  onPeriod: (period: BillingPeriod) => void
  /** The promo code. */
  children: ReactNode
}

/** The plan, its period, and the total. */
export function OrderSummary({ offer, period, due, taxOpen, onPeriod, children }: OrderSummaryProps) {
  const periods = [
    { id: 'monthly', label: 'Monthly' },
    { id: 'yearly', label: yearlyLabel([offer]) },
  ] as const
  const each = period === 'yearly' ? 'year' : 'month'
  return (
    <Panel title="Your order" screws>
      <div className="grid gap-6">
        <p className="text-lg">{offer.description}</p>
        {offer.monthly && offer.yearly && (
          <Segmented
            legend="Billing period"
            name="order-period"
            options={periods}
            value={period}
            onChange={onPeriod}
          />
        )}
        <ul className="gap-x-8 sm:columns-2">
          {offer.features.map((feature) => (
            <li key={feature} className="flex break-inside-avoid gap-2.5 pb-2">
              <Check className="mt-1 size-4 flex-none text-ok-ink" aria-hidden="true" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        {children}
        <div className="display px-4 py-3">
          <dl className="grid gap-1.5" aria-live="polite">
            <Line label={`${offer.name}, one ${each}`} cents={due.priceCents} />
            {due.discountCents > 0 && <Line label="Discount" cents={-due.discountCents} />}
            {due.taxCents !== undefined && <Line label="Taxes" cents={due.taxCents} />}
            {taxOpen && <Row label="Taxes">Based on your address</Row>}
            {due.creditCents > 0 && <Line label="From your credit" cents={-due.creditCents} />}
            <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
              <dt className="font-semibold">{taxOpen ? 'Due today before taxes' : 'Due today'}</dt>
              <dd className="readout text-3xl text-signal-ink">{dollars(due.dueCents)}</dd>
            </div>
          </dl>
        </div>
        <p className="text-sm text-dim">
          Renews every {each} until you cancel under Billing. You keep what you paid for until the end of the
          period.
        </p>
        <Agreement doing="paying" />
      </div>
    </Panel>
  )
}

const Line = ({ label, cents }: { label: string; cents: number }) => <Row label={label}>{dollars(cents)}</Row>

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-dim">{label}</dt>
      <dd className="readout">{children}</dd>
    </div>
  )
}
