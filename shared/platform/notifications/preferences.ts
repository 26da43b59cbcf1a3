import * as z from 'zod/mini'
import { hasSwitch, type NotificationCategory, PreferenceType } from './category.ts'

/** `enabled`: in the app. */
export const Preference = z.strictObject({ enabled: z.boolean(), email: z.boolean() })
export type Preference = z.infer<typeof Preference>

/** A member’s choices; a type that is missing is on, but for the newsletter, which goes to those alone who ask for it. */
export const Preferences = z.partialRecord(PreferenceType, Preference)
export type Preferences = z.infer<typeof Preferences>

export type Channel = keyof Preference

/** Tells whether a notification of a category may reach a member: the screen and every sender ask here. */
export const wants = (preferences: Preferences, category: NotificationCategory, channel: Channel): boolean =>
  !hasSwitch(category) || (preferences[category]?.[channel] ?? category !== 'newsletter')
