import * as z from 'zod/mini'
import { type CommonFaults, faultSwitches, noCommonFaults } from '../provider/faults.ts'

export const StripeSwitches = z.strictObject({
  ...faultSwitches,
  /** Answers 3-D Secure without asking anyone. */
  threeDSecure: z.optional(z.nullable(z.enum(['pass', 'fail']))),
  /** Makes the bank slow for payments that belong to no invoice: they are `processing` for a minute. */
  slowPayments: z.optional(z.boolean()),
  /** The outcome for a subscription when the last retry failed. */
  afterRetries: z.optional(z.enum(['cancel', 'unpaid', 'past_due'])),
  /** The outcome for an invoice that needs taxes when its customer no longer has an address. */
  withoutLocation: z.optional(z.enum(['bill', 'hold'])),
})
export type StripeSwitches = z.input<typeof StripeSwitches>

export type Faults = CommonFaults & {
  threeDSecure: 'pass' | 'fail' | null
  slowPayments: boolean
  afterRetries: 'cancel' | 'unpaid' | 'past_due'
  withoutLocation: 'bill' | 'hold'
}

export const noFaults = (): Faults => ({
  ...noCommonFaults(),
  threeDSecure: null,
  slowPayments: false,
  afterRetries: 'cancel',
  withoutLocation: 'bill',
})
