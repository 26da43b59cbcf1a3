import type { FunctionInfra } from './function-infra.ts'

/**
 * A gateway waits this long for its function: a provider may answer slowly, and its work must be written
 * down.
 */
const timeoutSeconds = 30

export const callingProviders = {
  paysThrough: ['stripe', 'paypal'],
  timeoutSeconds,
} satisfies Partial<FunctionInfra>

export const callingStripe = { paysThrough: ['stripe'], timeoutSeconds } satisfies Partial<FunctionInfra>

export const callingPaypal = { paysThrough: ['paypal'], timeoutSeconds } satisfies Partial<FunctionInfra>
