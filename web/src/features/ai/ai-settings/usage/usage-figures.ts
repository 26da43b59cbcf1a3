import type { UsageDay } from '#shared/ai/ai-settings/admin-contract.ts'
import { type AiFeature, aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

export const usageDays = 30

/** The days that usage is shown of, the oldest first. */
export const daysUntil = (today: string): string[] =>
  Array.from({ length: usageDays }, (_, at) => addDays(today, at + 1 - usageDays))

export type Used = { calls: number; failures: number; tokens: number; costCents: number }

const none: Used = { calls: 0, failures: 0, tokens: 0, costCents: 0 }

const sum = (rows: readonly UsageDay[]): Used =>
  rows.reduce(
    (total, { calls, failures, inputTokens, outputTokens, costCents }) => ({
      calls: total.calls + calls,
      failures: total.failures + failures,
      tokens: total.tokens + inputTokens + outputTokens,
      costCents: total.costCents + costCents,
    }),
    none,
  )

/** What was used on each of the days, and in all of them. */
export function usedByDay(items: readonly UsageDay[], days: readonly string[]) {
  const rows = Map.groupBy(items, ({ day }) => day)
  const byDay = days.map((day) => sum(rows.get(day) ?? []))
  return { byDay, total: sum(items) }
}

/** What each feature used, the dearest first. Those without a call are left out. */
export const usedByFeature = (items: readonly UsageDay[]): (Used & { feature: AiFeature })[] =>
  aiFeatures
    .map((feature) => ({ feature, ...sum(items.filter((item) => item.feature === feature)) }))
    .filter(({ calls, failures }) => calls + failures > 0)
    .toSorted((one, other) => other.costCents - one.costCents || other.tokens - one.tokens)

const small = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})

/** What a few calls cost is often less than a cent, so small amounts have more decimals: `$0.0042`. */
export const costWords = (cents: number): string =>
  cents < 10 ? small.format(cents / 100) : dollars(Math.round(cents))
