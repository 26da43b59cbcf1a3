// The names of the administrators’ figures, in the order that lists them.
export const revenueOf = (planName: string) => `REVENUE#${planName}`
export const subscribersOf = (planName: string) => `SUBSCRIBERS#${planName}`
export const failedOn = (day: string) => `FAILED#${day}`
/** Members whose payments a provider takes or has stopped taking for a while, in the mode in force. */
export const payingThrough = (provider: string) => `PAYING#${provider}`
export const renewingOn = (day: string) => `RENEWS#${day}`
/**
 * Revenue by the month of the payment. The names may not begin like those of the plans, whose sum is the
 * total.
 */
export const earnedIn = (month: string) => `EARNED_IN#${month}`
