import type { MailSwitch } from '#core/mail/unsubscribe/mail-switch.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import type { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { savedSearches } from './saved-searches.ts'
import { namedByMails } from './search-mails.ts'
import { searchesOf } from './searches-of.ts'

/** What a link is about: one search, or all of a member that are mailed daily. */
async function namedBy(
  id: string,
): Promise<{ userId: string; searches: SavedSearch[]; topic: string } | undefined> {
  const { userId, searchId } = namedByMails(id)
  if (searchId) {
    const search = await savedSearches.get({ userId, id: searchId }, { consistent: true })
    return search && { userId, searches: [search], topic: `your saved search “${search.name}”` }
  }
  const all = await searchesOf(userId)
  const searches = all.filter(({ every }) => every === 'daily')
  return searches.length > 0 ? { userId, searches, topic: 'your daily saved searches' } : undefined
}

const isOn = (searches: readonly SavedSearch[]) => searches.some(({ isMailed }) => isMailed)

export const mailSwitch = {
  purpose: 'saved_search',
  read: async (id) => {
    const named = await namedBy(id)
    return named && { topic: named.topic, isOn: isOn(named.searches) }
  },
  isWanted: async (id) => {
    const named = await namedBy(id)
    if (!named || !isOn(named.searches.filter(({ isPaused }) => !isPaused))) return false
    return wantsNotification(named.userId, 'system_updates', 'email')
  },
  set: (id, on, now) =>
    untilUnchanged(async () => {
      const named = await namedBy(id)
      if (!named) return undefined
      const { userId, topic } = named
      const user = await users.get({ id: userId }, { consistent: true })
      if (!user) return undefined
      const changed = named.searches.filter(({ isMailed }) => isMailed !== on)
      if (changed.length > 0)
        await commit(
          ...changed.map((search) =>
            savedSearches.put(
              { ...search, isMailed: on, updatedAt: now, version: search.version + 1 },
              { version: search.version },
            ),
          ),
          users.check({ id: userId }, { version: user.version }),
          recordActivity(
            {
              by: 'platform',
              userId,
              type: 'settings_update',
              description: `Turned ${on ? 'on' : 'off'} emails about ${topic} with the link in an email`,
            },
            now,
          ),
        )
      return { topic, isOn: on }
    }),
} satisfies MailSwitch
