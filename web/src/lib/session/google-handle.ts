const key = 'google_session'

/** What the server gave to somebody whom Google has named and who is not registered yet. */
export const googleHandle = (): string => sessionStorage.getItem(key) ?? ''

export const setGoogleHandle = (handle: string): void => sessionStorage.setItem(key, handle)

export const clearGoogleHandle = (): void => sessionStorage.removeItem(key)
