// The names of the administrators’ figures, in the order that lists them.
export const revenueOf = (planName: string) => `REVENUE#${planName}`
export const subscribersOf = (planName: string) => `SUBSCRIBERS#${planName}`
export const failedOn = (day: string) => `FAILED#${day}`
/** Members whose payments a provider takes or has stopped taking for a while, in the mode in force. */
export const payingThrough = (provider: string) => `PAYING#${provider}`
export const renewingOn = (day: string) => `RENEWS#${day}`
