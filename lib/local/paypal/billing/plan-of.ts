import type { Cycle, Override, Plan, Preferences, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'

const tenDays = 10 * 24 * 3600

/** The terms of a subscription: its plan, with what was agreed otherwise. */
export type Terms = { plan: Plan; cycles: Cycle[]; preferences: Preferences }

export function termsOf(plan: Plan, override: Override | null): Terms {
  const cycles = plan.cycles.map((cycle): Cycle => {
    const other = override?.cycles.find(({ sequence }) => sequence === cycle.sequence)
    return {
      ...cycle,
      total: other?.total ?? cycle.total,
      prices: other?.cents === undefined ? cycle.prices : [{ cents: other.cents, at: 0 }],
    }
  })
  const agreed = Object.fromEntries(
    Object.entries(override?.preferences ?? {}).filter(([, value]) => value !== undefined),
  )
  return { plan, cycles, preferences: { ...plan.preferences, ...agreed } }
}

export const planOf = (tx: Transaction, { plan, override }: Subscription): Terms =>
  termsOf(tx.need('plan', plan), override)

/** A new price holds for billing that is more than ten days away; the version once used is never left for an older one. */
export function versionAt({ prices }: Cycle, inUse: number, dueAt: number): number {
  const known = prices.findLastIndex(({ at }) => at <= dueAt - tenDays) + 1
  return Math.max(known, inUse)
}

export const centsOfVersion = ({ prices }: Cycle, version: number) => prices[version - 1]?.cents ?? 0
