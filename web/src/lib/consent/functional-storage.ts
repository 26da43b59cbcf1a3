import { kept } from '#web/lib/kept-in-browser.ts'
import { storedConsent } from './stored-consent.ts'

/** Conveniences that this browser remembers; each is named in the cookie policy. */
type FunctionalKey = 'recent_searches' | 'recent_screens' | 'admin_groups'

const keys: readonly FunctionalKey[] = ['recent_searches', 'recent_screens', 'admin_groups']
const untilReload = new Map<FunctionalKey, string>()
let decided: boolean | undefined

/** A person may search before their decision has been applied. */
const isAllowed = () => decided ?? storedConsent()?.functional ?? false

/**
 * Keeps a value for good only with the visitor's consent. Without it, the value lasts until the page is left.
 */
export function keepFunctional(key: FunctionalKey, text: string): void {
  if (isAllowed()) kept.set(key, text)
  else untilReload.set(key, text)
}

export const keptFunctional = (key: FunctionalKey): string | null =>
  (isAllowed() ? kept.get(key) : untilReload.get(key)) ?? null

export function allowFunctional(given: boolean): void {
  decided = given
  if (!given) for (const key of keys) kept.remove(key)
  else for (const [key, text] of untilReload) kept.set(key, text)
  // The values that have been handed over are older than everything kept from now on.
  if (given) untilReload.clear()
}
