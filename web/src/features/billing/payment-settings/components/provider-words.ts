export type Provider = 'stripe' | 'paypal'

export const providerNames: Record<Provider, string> = { stripe: 'Stripe', paypal: 'PayPal' }
export const modeNames = { test: 'Test mode', live: 'Live mode' } as const
