import { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { Preferences } from '#shared/platform/notifications/preferences.ts'
import { preferenceHomes } from './home-of.ts'
import { isMailed } from './is-mailed.ts'

type Chosen = { userId: string; preferences: Preferences; version: number }

/** A member’s choices, with the mails that are off whatever they choose. What a noun keeps itself is as it says. */
export async function shownPreferences(
  { userId, preferences, version }: Chosen,
  known: Readonly<Partial<Record<PreferenceType, boolean>>> = {},
) {
  const types = PreferenceType.options
  const [mailed, kept] = await Promise.all([
    Promise.all(types.map(isMailed)),
    Promise.all(
      preferenceHomes.map(async ({ type, isOn }) => {
        const on = known[type] ?? (await isOn(userId))
        return [type, { enabled: on, email: on }] as const
      }),
    ),
  ])
  return {
    preferences: { ...preferences, ...Object.fromEntries(kept) },
    version,
    notMailed: types.filter((_, index) => !mailed[index]),
  }
}
