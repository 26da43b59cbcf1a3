import { keptInTab } from '#web/lib/kept-in-browser.ts'

const key = 'pending_email'

/** The address that waits for its code, so that no one has to type it twice. */
export const pendingEmail = (): string => keptInTab.get(key) ?? ''

export const setPendingEmail = (email: string): void => keptInTab.set(key, email)

export const clearPendingEmail = (): void => keptInTab.remove(key)
