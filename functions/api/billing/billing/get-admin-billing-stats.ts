import { billingCounters } from '#core/billing/billing/billing-counters.ts'
import { failedOn, renewingOn, revenueOf, subscribersOf } from '#core/billing/billing/billing-figures.ts'
import { transactions, transactionsPartition } from '#core/billing/transactions/transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import {
  type AdminBillingStats,
  getAdminBillingStats as contract,
} from '#shared/billing/billing/admin-contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

const shown = 10
/** More plans than anyone sells, and more days than are shown. */
const mostCounters = 200

/** Four short lists of figures and ten rows, however much was ever sold. */
export async function getAdminBillingStats({ now }: ApiRequest<typeof contract>): Promise<AdminBillingStats> {
  const today = now.slice(0, 10)
  const [revenue, subscribers, failed, renewals, recent] = await Promise.all([
    countersOf({ prefix: revenueOf('') }),
    countersOf({ prefix: subscribersOf('') }),
    countersOf({ between: [failedOn(addDays(today, -29)), failedOn(today)] }),
    countersOf({ between: [renewingOn(today), renewingOn(addDays(today, 6))] }),
    transactions.list({ index: 'gsi3', pk: transactionsPartition, newestFirst: true, limit: shown }),
  ])
  const names = [...new Set([...revenue.keys(), ...subscribers.keys()])].toSorted()
  return {
    totalRevenueCents: sum(revenue),
    activeSubscriptions: sum(subscribers),
    failedPayments: sum(failed),
    upcomingRenewals: sum(renewals),
    revenueByPlan: names
      .map((planName) => ({
        planName,
        subscriberCount: subscribers.get(planName) ?? 0,
        revenueCents: revenue.get(planName) ?? 0,
      }))
      .filter(({ subscriberCount, revenueCents }) => subscriberCount > 0 || revenueCents > 0),
    recentTransactions: await withMembers(recent.items),
  }
}

type Chosen = { prefix: string } | { between: readonly [string, string] }

/** Returns the counters by plan, or by day. */
async function countersOf(chosen: Chosen): Promise<Map<string, number>> {
  const { items } = await billingCounters.list({ pk: 'BILLING_COUNTS', limit: mostCounters, ...chosen })
  return new Map(items.map(({ name, count }) => [name.slice(name.indexOf('#') + 1), count]))
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0)

export const handler = endpoint(contract, getAdminBillingStats)
