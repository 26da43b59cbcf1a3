/** The purposes for which data may be kept in the browser. Necessary data needs no permission. */
export type ConsentPreferences = {
  necessary: true
  analytics: boolean
  advertising: boolean
  functional: boolean
}

export type ConsentRecord = { timestamp: string; preferences: ConsentPreferences; userAgent: string }

export type OptionalCategory = Exclude<keyof ConsentPreferences, 'necessary'>

export const optionalCategories: readonly OptionalCategory[] = ['functional', 'analytics', 'advertising']

/** The name of the stored record and of its cookie. */
export const consentKey = 'car_audio_cookie_consent'

const dayMs = 86_400_000
export const consentDays = 365

export const nothingOptional: ConsentPreferences = {
  necessary: true,
  analytics: false,
  advertising: false,
  functional: false,
}

export const everything: ConsentPreferences = {
  necessary: true,
  analytics: true,
  advertising: true,
  functional: true,
}

/** A record as it was stored, or undefined for anything that is no decision, or one that is no longer good. */
export function parseConsent(text: string | null | undefined, now: number): ConsentRecord | undefined {
  try {
    const { timestamp, preferences, userAgent } = JSON.parse(text ?? '') as ConsentRecord
    const age = now - Date.parse(timestamp)
    const decided = optionalCategories.every((category) => typeof preferences[category] === 'boolean')
    // A day of tolerance: the clock of a computer may have been corrected since.
    const current = age < consentDays * dayMs && age > -dayMs
    if (!decided || !current || typeof userAgent !== 'string') return undefined
    const { analytics, advertising, functional } = preferences
    return { timestamp, preferences: { necessary: true, analytics, advertising, functional }, userAgent }
  } catch {
    return undefined
  }
}
