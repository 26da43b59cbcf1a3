// The names of the administrators’ figures, in the order that lists them.
export const revenueOf = (planName: string) => `REVENUE#${planName}`
export const subscribersOf = (planName: string) => `SUBSCRIBERS#${planName}`
export const failedOn = (day: string) => `FAILED#${day}`
export const renewingOn = (day: string) => `RENEWS#${day}`
