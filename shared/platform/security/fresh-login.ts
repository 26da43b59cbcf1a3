export const freshForMinutes = 10

/**
 * Returns the time until which a login proves the person’s identity, in milliseconds; takes the time of the
 * login, in seconds.
 */
export const freshUntil = (signedInAt: number): number => (signedInAt + freshForMinutes * 60) * 1000
