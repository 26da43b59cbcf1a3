import type Stripe from 'stripe'
import type { Customer } from '../store/kinds.ts'
import { invalid } from '../wire/stripe-error.ts'
import { stateOfZip } from './states-of-zips.ts'

/** Provinces by the first letter of a Canadian postal code. */
const provinces: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

export type TaxLocation = { country: string; state: string | null; postalCode: string | null }

/** Returns where a customer is taxed: by ZIP code in the US, by province in Canada, elsewhere by country. */
export function taxLocation(customer: Pick<Customer, 'address'>): TaxLocation | undefined {
  const { country, postal_code: postalCode, state } = customer.address ?? {}
  if (!country) return undefined
  if (country === 'US') {
    const found = stateOfZip(postalCode ?? '')
    return found ? { country, state: found, postalCode: postalCode ?? null } : undefined
  }
  if (country === 'CA') {
    const code = (postalCode ?? '').toUpperCase().replace(/\s/g, '')
    const found = /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code) ? provinces[code.charAt(0)] : undefined
    const province = found ?? Object.values(provinces).find((known) => known === state?.toUpperCase())
    return province ? { country, state: province, postalCode: postalCode ?? null } : undefined
  }
  return { country, state: state ?? null, postalCode: postalCode ?? null }
}

export const locationInvalid = (param?: string) =>
  invalid(
    'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.',
    { code: 'customer_tax_location_invalid', ...(param && { param }) },
  )

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const known = (code: string) => !/^(Unknown|undefined)/.test(String(countries.of(code)))

export function requireCountry(country: string | null | undefined): void {
  if (country && !(/^[A-Z]{2}$/.test(country) && known(country)))
    throw invalid(
      `Country '${country}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      { code: 'country_code_invalid', param: 'address[country]' },
    )
}

/** Returns the tax status a customer shows on request. */
export function customerTax(customer: Customer, collects: boolean): Stripe.Customer.Tax {
  const location = taxLocation(customer)
  return {
    automatic_tax: !location ? 'unrecognized_location' : collects ? 'supported' : 'not_collecting',
    ip_address: null,
    location: location
      ? { country: location.country, source: 'billing_address', state: location.state }
      : null,
    provider: 'stripe',
  }
}
