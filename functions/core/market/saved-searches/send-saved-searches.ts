import { items } from '#core/market/market-items/items.ts'
import { reachedMember } from '#core/market/market-items/reached-member.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import { type Found, foundLines } from './found-lines.ts'
import { alertsToMail, mailedTo, searchAlerts } from './search-alerts.ts'
import { searchMailsOf } from './search-mails.ts'
import { searchesOf } from './searches-of.ts'

const job = 'send_saved_searches'

/** A transaction takes a hundred items. */
const alertsAtOnce = 60

type Alert = Awaited<ReturnType<typeof searchAlerts.list>>['items'][number]

/**
 * Tells each member whose daily searches found something, in one mail. Safe to repeat at any point: what was told does not
 * wait any more, which is written with the mail.
 */
export async function sendSavedSearches(now: string): Promise<{ sent: number }> {
  const seen = new Set<string>()
  const { done, failed } = await eachRow(
    job,
    (cursor) => searchAlerts.list({ index: 'gsi1', pk: alertsToMail, limit: 100, cursor }),
    async ({ userId }) => {
      if (seen.has(userId)) return false
      seen.add(userId)
      return tellDaily(userId, now)
    },
  )
  if (failed > 0) throw new Error(`${failed} members could not be told; they will be retried.`)
  log.info('saved_searches.sent', { sent: done })
  return { sent: done }
}

/** What waits for a member, as it is now: the list of it lags. */
async function waitingFor(userId: string): Promise<Alert[]> {
  const keys = []
  for await (const alert of eachItem(searchAlerts, {
    index: 'gsi1',
    pk: alertsToMail,
    prefix: mailedTo(userId),
  }))
    keys.push(searchAlerts.key(alert))
  const rows = await getMany(keys, { consistent: true })
  return rows.map(searchAlerts.read).filter(({ isToMail }) => isToMail)
}

const settled = ({ isToMail: _, ...alert }: Alert): Write =>
  searchAlerts.put({ ...alert, version: alert.version + 1 }, { version: alert.version })

/** False where there is nothing to tell. */
const tellDaily = (userId: string, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const waiting = await waitingFor(userId)
    if (waiting.length === 0) return false
    const member = await reachedMember(userId)
    const found = member ? await foundBy(userId, waiting, now) : []
    // More than a transaction takes are settled before, so that the last step is the one that tells.
    const first = waiting.slice(0, alertsAtOnce)
    for (let start = alertsAtOnce; start < waiting.length; start += alertsAtOnce)
      await commit(...waiting.slice(start, start + alertsAtOnce).map(settled))
    const told = member && found.length > 0 ? await news(member, found, now) : []
    await commit(...first.map(settled), ...told)
    return told.length > 0
  })

/** The items that the searches found and that are still for sale, each once. */
async function foundBy(userId: string, waiting: readonly Alert[], now: string): Promise<Found[]> {
  const searches = (await searchesOf(userId)).filter(({ isPaused }) => !isPaused)
  const ids = [...new Set(waiting.map(({ itemId }) => itemId))]
  const rows = await getMany(
    ids.map((id) => items.key({ id })),
    { consistent: true },
  )
  return rows.map(items.read).flatMap((item) => {
    const by = searches.filter(({ id }) =>
      waiting.some(({ searchId, itemId }) => searchId === id && itemId === item.id),
    )
    return by.length > 0 && isForSale(item, now) ? [{ item, searches: by }] : []
  })
}

async function news(
  { id: userId, email, firstName }: StoredUser,
  found: Found[],
  now: string,
): Promise<Write[]> {
  const words = (count: number) => `${count} new ${count === 1 ? 'match' : 'matches'}`
  const told = await tellIfWanted(
    {
      userId,
      kind: 'search_match',
      type: 'info',
      title: `${words(found.length)} for your saved searches`,
      message: 'Open your saved searches to see what they found.',
      href: '/marketplace/saved?tab=searches',
    },
    now,
  )
  const mailed = found
    .map(({ item, searches }) => ({ item, searches: searches.filter(({ isMailed }) => isMailed) }))
    .filter(({ searches }) => searches.length > 0)
  if (mailed.length === 0 || !(await wantsNotification(userId, 'system_updates', 'email'))) return told
  return [
    ...told,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'saved-search-matches',
        data: { firstName, newMatches: words(mailed.length), itemLines: foundLines(mailed) },
        priority: 'normal',
        wantedBy: searchMailsOf(userId),
      },
      now,
    ),
  ]
}
