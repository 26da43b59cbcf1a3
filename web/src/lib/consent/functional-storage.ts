/** Conveniences that this browser remembers; each is named in the cookie policy. */
type FunctionalKey = 'recent_searches'

const keys: readonly FunctionalKey[] = ['recent_searches']
const untilReload = new Map<FunctionalKey, string>()
let allowed = false

/** Kept for good only with the consent of its visitor, and until the page is left without it. */
export function keepFunctional(key: FunctionalKey, text: string): void {
  if (allowed) localStorage.setItem(key, text)
  else untilReload.set(key, text)
}

export const keptFunctional = (key: FunctionalKey): string | null =>
  (allowed ? localStorage.getItem(key) : untilReload.get(key)) ?? null

export function allowFunctional(given: boolean): void {
  allowed = given
  try {
    if (!allowed) for (const key of keys) localStorage.removeItem(key)
    else for (const [key, text] of untilReload) localStorage.setItem(key, text)
  } catch {
    // Storage that is full or switched off keeps nothing.
  }
}
