/** Stripe counts seconds. */
export const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
