import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { PreferenceHome } from './preference-home.ts'
import * as nouns from './preference-homes-of-nouns.ts'

export const preferenceHomes: readonly PreferenceHome[] = Object.values(nouns)

/** The noun that keeps a preference itself, if one does. */
export const homeOf = (type: PreferenceType): PreferenceHome | undefined =>
  preferenceHomes.find((home) => home.type === type)
