import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'

export function BillingStats({ overview }: { overview: BillingOverview }) {
  const me = useMe()
  const { totalSpentCents, creditCents, paymentMethods } = overview
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
      <StatTile
        label="Total Spent"
        className="max-sm:col-span-2"
        value={dollars(totalSpentCents)}
        {...(creditCents > 0 && { note: `${dollars(creditCents)} credit toward your next invoice` })}
      />
      <StatTile label="Payment Methods" value={paymentMethods.length} />
      <StatTile label="Member Since" value={new Date(me.createdAt).getUTCFullYear()} />
    </div>
  )
}
