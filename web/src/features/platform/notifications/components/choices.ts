import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import { type Preference, type Preferences, wants } from '#shared/platform/notifications/preferences.ts'

/** Switches that were turned, and nothing about the others. */
export type Choices = Partial<Record<PreferenceType, Partial<Preference>>>

/** Returns the choices with one more switch changed. */
export const withChoice = (choices: Choices, type: PreferenceType, choice: Partial<Preference>): Choices => ({
  ...choices,
  [type]: { ...choices[type], ...choice },
})

/** Returns the types of the changed switches, each whole: the other channel keeps its stored value. */
export function chosenPreferences(stored: Preferences, choices: Choices): Preferences {
  const types = Object.keys(choices) as PreferenceType[]
  return Object.fromEntries(
    types.map((type) => {
      const before = { enabled: wants(stored, type, 'enabled'), email: wants(stored, type, 'email') }
      return [type, { ...before, ...choices[type] }]
    }),
  )
}
