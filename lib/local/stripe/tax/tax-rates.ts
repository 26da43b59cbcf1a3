import type Stripe from 'stripe'
import type { TaxLocation } from './tax-location.ts'

type Level = NonNullable<Stripe.TaxRate.JurisdictionLevel>

/** A rate in thousandths of a percent, so that all arithmetic is of whole numbers. */
export type Rate = {
  id: string
  name: string
  kind: NonNullable<Stripe.TaxRate.TaxType>
  jurisdiction: string
  level: Level
  country: string
  state: string | null
  thousandths: number
}

const rate = (
  country: string,
  state: string | null,
  jurisdiction: string,
  thousandths: number,
  {
    level = 'state',
    kind = 'sales_tax',
    name = 'Sales Tax',
  }: Partial<Pick<Rate, 'level' | 'kind' | 'name'>> = {},
): Rate => ({
  id: `txr_${[country, state, jurisdiction].filter(Boolean).join('_')}`.toLowerCase().replace(/\W+/g, '_'),
  name,
  kind,
  jurisdiction,
  level,
  country,
  state,
  thousandths,
})

const city = { level: 'city' } as const
const gst = { level: 'country', kind: 'gst', name: 'GST' } as const

type Place = { country: string; state?: string; zips?: RegExp; rates: Rate[] }

/** A small part of the world, as if everything sold were taxed in full there; the first place that fits counts. */
const places: Place[] = [
  {
    country: 'US',
    state: 'TX',
    zips: /^787/,
    rates: [
      rate('US', 'TX', 'Texas', 6250),
      rate('US', 'TX', 'Austin', 1000, city),
      rate('US', 'TX', 'Austin MTA', 1000, { level: 'district' }),
    ],
  },
  {
    country: 'US',
    state: 'TX',
    rates: [rate('US', 'TX', 'Texas', 6250), rate('US', 'TX', 'Texas city', 2000, city)],
  },
  { country: 'US', state: 'PA', rates: [rate('US', 'PA', 'Pennsylvania', 6000)] },
  {
    country: 'US',
    state: 'NY',
    rates: [rate('US', 'NY', 'New York', 4000), rate('US', 'NY', 'New York City', 4875, city)],
  },
  {
    country: 'US',
    state: 'WA',
    rates: [rate('US', 'WA', 'Washington', 6500), rate('US', 'WA', 'Seattle', 3850, city)],
  },
  { country: 'US', state: 'TN', rates: [rate('US', 'TN', 'Tennessee', 7000)] },
  {
    country: 'CA',
    state: 'ON',
    rates: [rate('CA', 'ON', 'Ontario', 13_000, { kind: 'hst', name: 'HST' })],
  },
  {
    country: 'CA',
    state: 'QC',
    rates: [
      rate('CA', null, 'Canada', 5000, gst),
      rate('CA', 'QC', 'Quebec', 9975, { kind: 'qst', name: 'QST' }),
    ],
  },
  { country: 'CA', rates: [rate('CA', null, 'Canada', 5000, gst)] },
  {
    country: 'GB',
    rates: [rate('GB', null, 'United Kingdom', 20_000, { level: 'country', kind: 'vat', name: 'VAT' })],
  },
]

/** A place where nothing is collected, or that has no such tax. */
export const noRate = ({ country, state }: TaxLocation): Rate =>
  rate(country, state, 'none', 0, { level: state ? 'state' : 'country' })

export const ratesAt = ({ country, state, postalCode }: TaxLocation): Rate[] =>
  places.find(
    (place) =>
      place.country === country &&
      (place.state === undefined || place.state === state) &&
      (place.zips === undefined || place.zips.test(postalCode ?? '')),
  )?.rates ?? []

const known = new Map(places.flatMap(({ rates }) => rates.map((one) => [one.id, one] as const)))
export const rateOf = (id: string): Rate | undefined => known.get(id)

/** Half a cent is rounded away from zero, so that the refund equals the payment. */
export function taxOn(amount: number, thousandths: number): number {
  const tax = Math.floor((Math.abs(amount) * thousandths * 2 + 100_000) / 200_000)
  return amount < 0 ? -tax : tax
}

export const taxRateObject = (one: Rate, created: number): Stripe.TaxRate => ({
  id: one.id,
  object: 'tax_rate',
  active: false,
  country: one.country,
  created,
  description: null,
  display_name: one.name,
  effective_percentage: one.thousandths / 1000,
  flat_amount: null,
  inclusive: false,
  jurisdiction: one.jurisdiction,
  jurisdiction_level: one.level,
  livemode: false,
  metadata: {},
  percentage: one.thousandths / 1000,
  rate_type: 'percentage',
  state: one.state,
  tax_type: one.kind,
})
