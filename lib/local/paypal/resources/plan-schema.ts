import * as z from 'zod/mini'
import type { Cycle, Override, Plan, Preferences } from '../store/kinds.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { Cents, text, whole } from '../wire/schema.ts'

const PricingScheme = z.strictObject({ fixed_price: Cents })

const BillingCycle = z.strictObject({
  // A trial may be free, and is free without a price.
  pricing_scheme: z.optional(PricingScheme),
  frequency: z.strictObject({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z._default(whole(1, 365), 1),
  }),
  tenure_type: z.enum(['REGULAR', 'TRIAL']),
  sequence: whole(1, 99),
  total_cycles: z._default(whole(0, 999), 1),
})

const preferenceFields = {
  auto_bill_outstanding: z.optional(z.boolean()),
  setup_fee: z.optional(Cents),
  setup_fee_failure_action: z.optional(z.enum(['CONTINUE', 'CANCEL'])),
  payment_failure_threshold: z.optional(whole(0, 999)),
}
const PaymentPreferences = z.strictObject(preferenceFields)

export const NewPlan = z.strictObject({
  product_id: text(50, 6),
  name: text(127),
  status: z._default(z.enum(['CREATED', 'ACTIVE', 'INACTIVE']), 'ACTIVE'),
  description: z.optional(text(127)),
  billing_cycles: z.array(BillingCycle).check(z.minLength(1), z.maxLength(12)),
  payment_preferences: PaymentPreferences,
  quantity_supported: z.optional(z.literal(false)),
})

export const NewPrices = z.strictObject({
  pricing_schemes: z
    .array(z.strictObject({ billing_cycle_sequence: whole(1, 99), pricing_scheme: PricingScheme }))
    .check(z.minLength(1), z.maxLength(99)),
})

/** The fields of a subscription that may differ from its plan. */
export const PlanOverride = z.strictObject({
  billing_cycles: z.optional(
    z
      .array(
        z.strictObject({
          sequence: whole(1, 99),
          pricing_scheme: z.optional(PricingScheme),
          total_cycles: z.optional(whole(0, 999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(12)),
  ),
  payment_preferences: z.optional(PaymentPreferences),
})

type Prices = { currency: string; cents: number }

function oneCurrency(prices: (Prices | undefined)[]): string {
  const currencies = new Set(prices.flatMap((price) => (price ? [price.currency] : [])))
  if (currencies.size > 1)
    throw unprocessable('CURRENCY_MISMATCH', 'All currency codes in the request should be of similar value.')
  return [...currencies][0] ?? 'USD'
}

const preferencesOf = (given: z.output<typeof PaymentPreferences>): Partial<Preferences> => ({
  ...(given.auto_bill_outstanding !== undefined && { autoBill: given.auto_bill_outstanding }),
  ...(given.setup_fee && { setupFee: given.setup_fee.cents }),
  ...(given.setup_fee_failure_action && { setupFailure: given.setup_fee_failure_action }),
  ...(given.payment_failure_threshold !== undefined && { threshold: given.payment_failure_threshold }),
})

/** The parts of a plan that PayPal checks as a whole. */
export function planTerms(
  body: z.output<typeof NewPlan>,
  now: number,
): Pick<Plan, 'cycles' | 'preferences' | 'currency'> {
  const given = body.billing_cycles.toSorted((a, b) => a.sequence - b.sequence)
  const regular = given.filter(({ tenure_type: tenure }) => tenure === 'REGULAR')
  const trials = given.filter(({ tenure_type: tenure }) => tenure === 'TRIAL')
  const field = '/billing_cycles'
  if (regular.length === 0)
    throw unprocessable(
      'MISSING_REGULAR_BILLING_CYCLE',
      'Plan should have at least one regular billing cycle.',
      field,
    )
  if (regular.length > 1)
    throw unprocessable(
      'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED',
      'Only one regular billing cycle is allowed.',
      field,
    )
  if (trials.length > 2)
    throw unprocessable(
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
      'Only two trial billing cycles are allowed.',
      field,
    )
  if (given.some(({ sequence }, index) => sequence !== index + 1))
    throw unprocessable(
      'INVALID_BILLING_CYCLE_SEQUENCE',
      'Billing cycle sequence should start with `1` and be consecutive.',
      field,
    )
  if (given.at(-1)?.tenure_type !== 'REGULAR')
    throw unprocessable(
      'INVALID_BILLING_CYCLE_SEQUENCE',
      'Trial Billing cycle should precede regular billing cycle.',
      field,
    )
  if (trials.some(({ total_cycles: total }) => total === 0))
    throw unprocessable(
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
      "Total cycles for trial billing must be greater than '0'.",
      field,
    )
  const currency = oneCurrency([
    ...given.map(({ pricing_scheme: scheme }) => scheme?.fixed_price),
    body.payment_preferences.setup_fee,
  ])
  const cycles = given.map(
    (cycle): Cycle => ({
      tenure: cycle.tenure_type,
      sequence: cycle.sequence,
      unit: cycle.frequency.interval_unit,
      count: cycle.frequency.interval_count,
      total: cycle.total_cycles,
      prices: [{ cents: cycle.pricing_scheme?.fixed_price.cents ?? 0, at: now }],
    }),
  )
  const preferences: Preferences = {
    autoBill: true,
    setupFee: 0,
    setupFailure: 'CANCEL',
    threshold: 0,
    ...preferencesOf(body.payment_preferences),
  }
  return { cycles, preferences, currency }
}

export function overrideOf(plan: Plan, given: z.output<typeof PlanOverride> | undefined): Override | null {
  if (!given) return null
  const cycles = (given.billing_cycles ?? []).map(
    ({ sequence, pricing_scheme: scheme, total_cycles: total }) => {
      if (!plan.cycles.some((cycle) => cycle.sequence === sequence))
        throw unprocessable(
          'INVALID_BILLING_CYCLE_SEQUENCE',
          'The provided billing cycle sequence is not available.',
        )
      const price = scheme?.fixed_price
      if (price && price.currency !== plan.currency) throw otherCurrency()
      return { sequence, cents: price?.cents, total }
    },
  )
  return { cycles, preferences: preferencesOf(given.payment_preferences ?? {}) }
}

export const otherCurrency = () =>
  unprocessable('CURRENCY_MISMATCH', "The currency code is different from the plan's currency code.")
