import { keptInTab } from '#web/lib/kept.ts'

const key = 'google_session'

/** What the server gave to somebody whom Google has named and who is not registered yet. */
export const googleHandle = (): string => keptInTab.get(key) ?? ''

export const setGoogleHandle = (handle: string): void => keptInTab.set(key, handle)

export const clearGoogleHandle = (): void => keptInTab.remove(key)
