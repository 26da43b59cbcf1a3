import * as z from 'zod/mini'
import { type CommonFaults, faultSwitches, noCommonFaults } from '../provider/faults.ts'
import { fundings } from './store/kinds.ts'

export const PaypalSwitches = z.strictObject({
  ...faultSwitches,
  /** Declines every payment of every payer. */
  declinePayments: z.optional(z.boolean()),
  /** Tells that a subscription was made only after it was activated. */
  activatedFirst: z.optional(z.boolean()),
  /** Tells every completed payment a second time an hour later, as when a hold is released. */
  holdReleases: z.optional(z.boolean()),
  /** Lets refunds wait for the seller’s bank for three days, and what becomes of them then. */
  slowRefunds: z.optional(z.nullable(z.enum(['arrive', 'fail']))),
  /** The way the named payers pay from now on. */
  payers: z.optional(z.record(z.string(), z.enum(fundings))),
})
export type PaypalSwitches = z.input<typeof PaypalSwitches>

export type Faults = CommonFaults & {
  declinePayments: boolean
  activatedFirst: boolean
  holdReleases: boolean
  slowRefunds: 'arrive' | 'fail' | null
}

export const noFaults = (): Faults => ({
  ...noCommonFaults(),
  declinePayments: false,
  activatedFirst: false,
  holdReleases: false,
  slowRefunds: null,
})
