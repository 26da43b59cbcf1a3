import { countedEvents } from '#core/operations/insights/counted-events.ts'
import type { Write } from '#core/platform/db/write.ts'
import { figureDays } from '#core/platform/platform-figures/figure-days.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoCounts, demoVisitDays } from './demo-counts.ts'

/** Ninety days of visits; tests begin without any. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size !== 'whole') return []
  const counts = demoCounts(now)
  return [
    ...counts.map((row) => countedEvents.put(row, { absent: true })),
    ...demoVisitDays(counts).map((day) => figureDays.put(day, { absent: true })),
  ]
}
