import { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { Preferences } from '#shared/platform/notifications/preferences.ts'
import { isMailed } from './is-mailed.ts'

type Chosen = { preferences: Preferences; version: number }

/** A member’s choices, with the mails that are off whatever they choose. */
export async function shownPreferences({ preferences, version }: Chosen) {
  const types = PreferenceType.options
  const mailed = await Promise.all(types.map(isMailed))
  return { preferences, version, notMailed: types.filter((_, index) => !mailed[index]) }
}
