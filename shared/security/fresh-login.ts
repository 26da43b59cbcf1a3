const freshForSeconds = 600

/** Until when a login proves who is there, in milliseconds; it is given by when that was, in seconds. */
export const freshUntil = (signedInAt: number): number => (signedInAt + freshForSeconds) * 1000
