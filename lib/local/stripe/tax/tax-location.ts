import type Stripe from 'stripe'
import type { Customer } from '../store/kinds.ts'
import { invalid } from '../wire/stripe-error.ts'

/**
 * States by the first three digits of a ZIP code, up to and including the last of a run: the state, the
 * territory or the code of the armed forces, or none.
 */
const runs =
  '004- 005NY 007PR 008VI 009PR 027MA 029RI 038NH 049ME 059VT 069CT 089NJ 098AE 099- 149NY 150- 196PA 199DE 205DC 219MD 246VA 268WV 269- 289NC 299SC 319GA 339FL 340AA 349FL 350- 369AL 385TN 397MS 399GA 427KY 429- 459OH 479IN 499MI 528IA 529- 549WI 567MN 569- 577SD 579- 588ND 589- 599MT 629IL 658MO 659- 679KS 693NE 699- 714LA 715- 729AR 749OK 799TX 816CO 819- 831WY 838ID 839- 847UT 849- 865AZ 869- 884NM 885TX 888- 898NV 899- 961CA 966AP 968HI 969- 979OR 994WA 999AK'
    .split(' ')
    .map((run) => ({ last: Number(run.slice(0, 3)), state: run.slice(3) }))

/** Islands of the Pacific share their first digits with Hawaii and with states of their own. */
const islands: [zips: RegExp, state: string][] = [
  [/^96799/, 'AS'],
  [/^969(1|2|3[0-2])/, 'GU'],
  [/^9695/, 'MP'],
]

/** The state that a ZIP code is in; none where there is no such code. */
function stateOfZip(code: string): string | undefined {
  const [digits] = /^\d{5}(?=$|-\d{4}$)/.exec(code.trim()) ?? []
  const island = digits && islands.find(([zips]) => zips.test(digits))
  if (island) return island[1]
  const run = digits && runs.find(({ last }) => Number(digits.slice(0, 3)) <= last)
  return run && run.state !== '-' ? run.state : undefined
}

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
