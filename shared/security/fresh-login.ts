export const freshForMinutes = 10

/** Until when a login proves who is there, in milliseconds; it is given by when that was, in seconds. */
export const freshUntil = (signedInAt: number): number => (signedInAt + freshForMinutes * 60) * 1000
