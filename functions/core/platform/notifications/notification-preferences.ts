import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownKeys } from '#core/platform/db/known-keys.ts'
import { PreferenceType } from '#shared/platform/notifications/category.ts'
import { Preference, type Preferences } from '#shared/platform/notifications/preferences.ts'

/** A member’s choices; version 0 means the member never made any. */
export const notificationPreferences = entity({
  name: 'notification-preferences',
  erasure: 'with the member',
  schema: z.object({
    userId: z.string(),
    preferences: knownKeys(PreferenceType, Preference),
    updatedAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'PREFERENCES' }),
})

type Chosen = { userId: string; preferences: Preferences; updatedAt?: string | undefined; version: number }

/** Read as they are now, because a switch that was turned a moment ago counts. */
export const readPreferences = async (userId: string): Promise<Chosen> =>
  (await notificationPreferences.get({ userId }, { consistent: true })) ?? {
    userId,
    preferences: {},
    version: 0,
  }
