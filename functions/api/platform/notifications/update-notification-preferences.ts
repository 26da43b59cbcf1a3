import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { whileImpersonating } from '#core/platform/actors/while-impersonating.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { preferenceHomes } from '#core/platform/notifications/home-of.ts'
import {
  notificationPreferences,
  readPreferences,
} from '#core/platform/notifications/notification-preferences.ts'
import { shownPreferences } from '#core/platform/notifications/shown-preferences.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import { updateNotificationPreferences as contract } from '#shared/platform/notifications/contract.ts'
import type { Preferences } from '#shared/platform/notifications/preferences.ts'

async function updateNotificationPreferences({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const before = await readPreferences(userId)
  const kept = await keptByNouns(body.preferences, userId, now)
  // Subscribing is consent, and only the member can give it.
  if (kept.writes.length > 0 && actor.adminId) throw whileImpersonating()
  const chosen = {
    userId,
    preferences: { ...before.preferences, ...kept.others },
    updatedAt: now,
    version: body.version + 1,
  }
  const answer = await shownPreferences(chosen, kept.on)
  await commit(
    notificationPreferences.put(chosen, body.version === 0 ? { absent: true } : { version: body.version }),
    ...kept.writes,
    ...remember(answer),
  )
  return answer
}

/** Splits off what nouns keep themselves, with the writes that change it there: its one switch is that of the mails. */
async function keptByNouns(preferences: Preferences, userId: string, now: string) {
  const others = { ...preferences }
  const writes: Write[] = []
  const on: Partial<Record<PreferenceType, boolean>> = {}
  for (const home of preferenceHomes) {
    const chosen = others[home.type]?.email
    if (chosen === undefined) continue
    delete others[home.type]
    on[home.type] = chosen
    if ((await home.isOn(userId)) !== chosen) writes.push(...(await home.set(userId, chosen, now)))
  }
  return { others, writes, on }
}

export const handler = endpoint(contract, updateNotificationPreferences)
