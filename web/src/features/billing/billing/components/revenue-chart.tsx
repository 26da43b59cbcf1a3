import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcShortMonth } from '#shared/platform/time/utc-short-month.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { monthlyRevenueQuery } from '../api/overview-queries.ts'
import { paymentsBefore, paymentsIn } from './transactions-search.ts'

/** A year of revenue. Refunds are subtracted from the month of the payment. */
export function RevenueChart() {
  const revenue = useQuery(monthlyRevenueQuery)
  const months = revenue.data?.months
  const drawn = useMemo(
    () => ({
      steps: (months ?? []).map(({ month }) => utcShortMonth(`${month}-01`)),
      addressOf: (at: number) => `?${paymentsIn(months?.[at]?.month ?? '')}`,
      series: [{ name: 'Revenue', values: (months ?? []).map(({ revenueCents }) => revenueCents) }],
    }),
    [months],
  )
  return (
    <Panel title="Revenue by month">
      {revenue.isError && !months ? (
        <QueryFailure
          title="Failed to load billing data"
          error={revenue.error}
          retrying={revenue.isFetching}
          onRetry={() => void revenue.refetch()}
        />
      ) : (
        <div className="grid gap-3">
          {months ? (
            <Chart title="Last 12 months" kind="bars" step="Month" format={dollars} {...drawn} />
          ) : (
            <div className="skeleton h-80" />
          )}
          {revenue.data && revenue.data.earlierCents !== 0 && (
            <p className="text-sm text-dim">
              Before that:{' '}
              <TextLink to={`?${paymentsBefore(revenue.data.months[0]?.month ?? '')}`}>
                {dollars(revenue.data.earlierCents)}
              </TextLink>
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}
