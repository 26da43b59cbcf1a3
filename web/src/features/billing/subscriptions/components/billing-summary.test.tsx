import type { UseQueryResult } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { BillingSummary } from './billing-summary.tsx'

const preview = {
  planName: 'Retailer',
  priceCents: 2999,
  billingPeriod: 'monthly',
  effective: 'now',
  effectiveAt: '2026-05-01T00:00:00.000Z',
  description: 'Proration for 30 days remaining',
  lines: [
    { description: 'Unused time on Pro Competitor', amountCents: -500 },
    { description: 'Retailer', amountCents: 2999 },
  ],
}

const summaryOf = (cost: Pick<PlanChangePreview, 'amountDueCents' | 'creditCents'>) =>
  renderToStaticMarkup(
    <BillingSummary
      subscription={
        { planName: 'Pro Competitor', currentPeriodEndAt: '2026-05-31T00:00:00.000Z' } as Subscription
      }
      preview={{ data: { ...preview, ...cost } } as UseQueryResult<PlanChangePreview>}
    />,
  )

test('where credit makes what is due another sum than the lines, the summary says so', () => {
  expect(summaryOf({ amountDueCents: 1499, creditCents: 1000 })).toMatch(/From your credit.*−\$10\.00/)
  expect(summaryOf({ amountDueCents: 0, creditCents: -6591 })).toMatch(/Added to your credit.*\$65\.91/)
  expect(summaryOf({ amountDueCents: 2499 })).not.toContain('credit')
})
