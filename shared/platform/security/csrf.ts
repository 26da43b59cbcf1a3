/** The cookie whose value every mutation of a signed-in member repeats in a header. */
export const csrfCookie = 'csrf_token'

export const isCsrfToken = (text: string) => /^[0-9a-f]{64}$/.test(text)
