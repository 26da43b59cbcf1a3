const key = 'pending_email'

/** The address that waits for its code, so that nobody has to type it twice. */
export const pendingEmail = (): string => sessionStorage.getItem(key) ?? ''

export const setPendingEmail = (email: string): void => sessionStorage.setItem(key, email)

export const clearPendingEmail = (): void => sessionStorage.removeItem(key)
