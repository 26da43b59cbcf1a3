import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { figureDays } from '#core/platform/platform-figures/figure-days.ts'
import { otherDetails, visitName } from '#shared/operations/insights/counted-event.ts'
import type { EventCount } from '#shared/operations/insights/counts-of.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { claimDetail } from './counted-details.ts'
import { countedEvents } from './counted-events.ts'

type Counting = { keptDays: number; now: string }

/** Adds to the counters of the day, each by itself: a transaction would lose to others on the most visited page. */
export async function countEvents(counts: readonly EventCount[], { keptDays, now }: Counting): Promise<void> {
  const on = siteDay(now)
  const keptUntil = siteDay(addTime(now, { days: keptDays }))
  const sumOf = (name: EventCount['name']) =>
    counts.reduce((sum, one) => sum + (one.name === name ? one.count : 0), 0)
  const figures = [
    { day: on, figure: 'visits', count: sumOf(visitName), version: 1 },
    { day: on, figure: 'page_views', count: sumOf('page_view'), version: 1 },
  ] as const
  await Promise.all([
    ...counts.map(async (one) => {
      const { name, of, detail, count } = await withinLimit(one, on)
      const row = { name, on, of, detail, count, keptUntil, version: 1 }
      await documents().send(new UpdateCommand(addTo(countedEvents, row, 'count').item.Update))
    }),
    ...figures
      .filter(({ count }) => count > 0)
      .map((figure) => documents().send(new UpdateCommand(addTo(figureDays, figure, 'count').item.Update))),
  ])
}

/** As it is counted: under its own detail, or with the others where the day has enough kinds. */
async function withinLimit(one: EventCount, on: string): Promise<EventCount> {
  const { name, of, detail, open } = one
  if (!open || (await countedEvents.get({ name, on, of, detail }))) return one
  return (await claimDetail(name, on, one[open])) ? one : { ...one, [open]: otherDetails }
}
