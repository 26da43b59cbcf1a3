import { kept } from '#web/lib/kept-in-browser.ts'
import { type ConsentPreferences, consentDays, consentKey, parseConsent } from './consent-record.ts'

/**
 * Returns the decision in this browser that is still valid. The cookie stands in for storage that is gone or
 * switched off.
 */
export function storedConsent(): ConsentPreferences | undefined {
  const now = Date.now()
  return (parseConsent(kept.get(consentKey), now) ?? parseConsent(cookieText(), now))?.preferences
}

export function storeConsent(preferences: ConsentPreferences): void {
  const timestamp = new Date().toISOString()
  const text = JSON.stringify({ timestamp, preferences, userAgent: navigator.userAgent })
  kept.set(consentKey, text)
  writeCookie(text, consentDays * 86_400)
}

/** Removes a decision that is no longer valid. */
export function forgetConsent(): void {
  kept.remove(consentKey)
  writeCookie('', 0)
}

function cookieText(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${consentKey}=`))
  try {
    return pair && decodeURIComponent(pair.slice(consentKey.length + 1))
  } catch {
    return undefined
  }
}

function writeCookie(text: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${consentKey}=${encodeURIComponent(text)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
}
