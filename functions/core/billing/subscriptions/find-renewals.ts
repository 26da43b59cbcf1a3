import { invalidCursor } from '#core/platform/db/cursor.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { renewsItself } from './renews-itself.ts'
import { type StoredSubscription, subscriptions, subscriptionsEndingOn } from './subscriptions.ts'

const daysShown = 7

type Wanted = { limit: number; cursor?: string | undefined }

/**
 * A page of subscriptions that are billed again on one of seven days, starting today, in the order of time. The cursor
 * names the day and the place in it; a page can be shorter than requested and still have a next one.
 */
export async function findRenewals(
  today: string,
  { limit, cursor }: Wanted,
): Promise<Page<StoredSubscription>> {
  const days = Array.from({ length: daysShown }, (_, ahead) => addDays(today, ahead))
  const [from, inner] = cursor ? placeIn(days, cursor) : [0, undefined]
  const items: StoredSubscription[] = []
  let place = inner
  for (let at = from; at < daysShown; at++) {
    const page = await subscriptions.list({
      index: 'gsi1',
      pk: subscriptionsEndingOn(days[at] ?? ''),
      limit: limit - items.length,
      cursor: place,
    })
    items.push(...page.items.filter(renewsItself))
    place = page.nextCursor
    const next = place ? `${days[at]}.${place}` : at + 1 < daysShown ? `${days[at + 1]}.` : undefined
    if (next && (place || items.length >= limit)) return { items, nextCursor: next }
  }
  return { items }
}

/** A day that ended since the last page is not read again. */
function placeIn(days: readonly string[], cursor: string): [day: number, inner: string | undefined] {
  const [day = '', inner] = cursor.split('.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || inner === undefined) throw invalidCursor()
  const at = days.indexOf(day)
  return at === -1 ? [0, undefined] : [at, inner || undefined]
}
