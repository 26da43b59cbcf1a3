import { useState } from 'react'
import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { nextPayment } from './next-payment.ts'

/** The facts that bring members here: the next payment, its day, and its payment method. */
export function NextPaymentLine({ overview }: { overview: BillingOverview }) {
  const [now] = useState(() => new Date().toISOString())
  const {
    words: [lead, ...rest],
    needsCard,
  } = nextPayment(overview, now)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-lg text-balance text-dim">
        <strong className="font-semibold text-ink">{lead}</strong>
        {rest.map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </p>
      {needsCard && (
        <ButtonLink to="/billing?tab=payment-methods" variant="primary" className="max-sm:w-full">
          Add a card
        </ButtonLink>
      )}
    </div>
  )
}
