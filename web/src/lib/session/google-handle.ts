import { keptInTab } from '#web/lib/kept-in-browser.ts'

const key = 'google_session'

/** The server’s handle for a person Google has identified who is not registered yet. */
export const googleHandle = (): string => keptInTab.get(key) ?? ''

export const setGoogleHandle = (handle: string): void => keptInTab.set(key, handle)

export const clearGoogleHandle = (): void => keptInTab.remove(key)
