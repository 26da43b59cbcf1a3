import { kept } from '#web/lib/kept.ts'

/** Conveniences that this browser remembers; each is named in the cookie policy. */
type FunctionalKey = 'recent_searches'

const keys: readonly FunctionalKey[] = ['recent_searches']
const untilReload = new Map<FunctionalKey, string>()
let allowed = false

/** Kept for good only with the consent of its visitor, and until the page is left without it. */
export function keepFunctional(key: FunctionalKey, text: string): void {
  if (allowed) kept.set(key, text)
  else untilReload.set(key, text)
}

export const keptFunctional = (key: FunctionalKey): string | null =>
  (allowed ? kept.get(key) : untilReload.get(key)) ?? null

export function allowFunctional(given: boolean): void {
  allowed = given
  if (!allowed) for (const key of keys) kept.remove(key)
  else for (const [key, text] of untilReload) kept.set(key, text)
}
