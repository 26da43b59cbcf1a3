import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'
import { homeOf } from '#core/platform/notifications/home-of.ts'
import {
  notificationPreferences,
  readPreferences,
} from '#core/platform/notifications/notification-preferences.ts'
import { users } from '#core/platform/users/users.ts'
import type { MailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { categoryTopic } from '#shared/platform/notifications/category-topic.ts'
import { wants } from '#shared/platform/notifications/preferences.ts'
import { switchOf } from './switch-of.ts'
import type { Unsubscribable } from './unsubscribe-token.ts'

/** The answer about a link: mails with a switch of their own count as a part of system updates. */
export const shownChoice = ({ topic, isOn }: { topic: string; isOn: boolean }) => ({
  category: 'system_updates' as const,
  topic,
  isOn,
})

/** Turns the emails of a link on or off. Undefined if their member no longer exists; then nothing is written. */
export async function setMailChoice(
  of: Unsubscribable,
  isOn: boolean,
  now: string,
): Promise<MailChoice | undefined> {
  if (!of.purpose) return (await setCategory(of, isOn, now)) ? { category: of.category, isOn } : undefined
  const state = await switchOf(of.purpose).set(of.id, isOn, now)
  return state && shownChoice(state)
}

function setCategory(
  { userId, category }: Exclude<Unsubscribable, MailsOfNoun>,
  isOn: boolean,
  now: string,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user) return false
    const writes = await writesOf({ userId, category }, isOn, now)
    if (writes.length === 0) return true
    await commit(
      ...writes,
      users.check({ id: userId }, { version: user.version }),
      recordActivity(
        {
          by: 'platform',
          userId,
          type: 'settings_update',
          description: `Turned ${isOn ? 'on' : 'off'} emails about ${categoryTopic[category]} with the link in an email`,
        },
        now,
      ),
    )
    return true
  })
}

/** None, if it is so already. */
async function writesOf(
  { userId, category }: Exclude<Unsubscribable, MailsOfNoun>,
  isOn: boolean,
  now: string,
): Promise<Write[]> {
  const home = homeOf(category)
  if (home) return (await home.isOn(userId)) === isOn ? [] : home.set(userId, isOn, now)
  const chosen = await readPreferences(userId)
  if (wants(chosen.preferences, category, 'email') === isOn) return []
  const preference = { enabled: wants(chosen.preferences, category, 'enabled'), email: isOn }
  return [
    notificationPreferences.put(
      {
        userId,
        preferences: { ...chosen.preferences, [category]: preference },
        updatedAt: now,
        version: chosen.version + 1,
      },
      chosen.version === 0 ? { absent: true } : { version: chosen.version },
    ),
  ]
}
