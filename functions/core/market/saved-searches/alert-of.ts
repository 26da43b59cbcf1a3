import { reachedMember } from '#core/market/market-items/reached-member.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { matchesSearch } from '#shared/market/saved-searches/matches-search.ts'
import type { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { itemLine } from './item-line.ts'
import { savedSearches } from './saved-searches.ts'
import { searchAlerts } from './search-alerts.ts'
import { searchMailsOf } from './search-mails.ts'

/**
 * Notes once that a search found an item, and tells its member at once or leaves it to the daily mail. The search is read
 * as it is now: a list of them lags.
 */
export const alertOf = (
  { userId, id }: SavedSearch,
  item: Item,
  kind: 'new' | 'dropped',
  now: string,
): Promise<void> =>
  untilUnchanged(async () => {
    const [search, known] = await Promise.all([
      savedSearches.get({ userId, id }, { consistent: true }),
      searchAlerts.get({ searchId: id, itemId: item.id, kind }, { consistent: true }),
    ])
    if (!search || known || search.isPaused || !matchesSearch(search, item, now)) return
    const member = await reachedMember(userId)
    if (!member) return
    const isDaily = search.every === 'daily'
    await commit(
      searchAlerts.put(
        {
          searchId: id,
          userId,
          itemId: item.id,
          kind,
          at: now,
          ...(isDaily && { isToMail: true as const }),
          version: 1,
        },
        { absent: true },
      ),
      // The check keeps an alert from coming after its search, or its member, is gone.
      savedSearches.check(search, { version: search.version }),
      ...(isDaily ? [] : await tellAtOnce(search, member, item, now)),
    )
  })

async function tellAtOnce(
  search: SavedSearch,
  member: StoredUser,
  item: Item,
  now: string,
): Promise<Write[]> {
  const { id: userId, email, firstName } = member
  const href = itemPath(item.id)
  const told = await tellIfWanted(
    {
      userId,
      kind: 'search_match',
      type: 'info',
      title: `New match for “${search.name}”`,
      message: `${itemLine(item)}.`,
      href,
    },
    now,
  )
  if (!search.isMailed || !(await wantsNotification(userId, 'system_updates', 'email'))) return told
  return [
    ...told,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'saved-search-match',
        data: {
          firstName,
          searchName: search.name,
          itemTitle: item.title,
          itemLines: itemLine(item),
          path: href,
        },
        priority: 'normal',
        wantedBy: searchMailsOf(userId, search.id),
      },
      now,
    ),
  ]
}
