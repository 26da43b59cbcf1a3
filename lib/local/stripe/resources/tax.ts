import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { requireCountry } from '../tax/tax-location.ts'
import { rateOf, taxRateObject } from '../tax/tax-rates.ts'
import { taxSettings } from '../tax/tax-settings.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid, missing, noSuch } from '../wire/stripe-error.ts'

/** The one object without a name. */
function shown(tx: Transaction) {
  const { id: _, ...settings } = taxSettings(tx)
  return settings
}

const statusOf = (tx: Transaction, from: number, until: number | null) =>
  until !== null && until <= tx.now ? 'expired' : from > tx.now ? 'scheduled' : 'active'

const registrationOf = ({ tx, ids: [id = ''] }: Call) => {
  const found = tx.need('tax.registration', id)
  found.status = statusOf(tx, found.active_from, found.expires_at)
  return found
}

const startsAt = p.either(p.oneOf('now'), p.timestamp)

export const taxRoutes = [
  route('GET', '/v1/tax/settings', p.paramsOf<Stripe.Tax.SettingsRetrieveParams>()({}), ({ tx }) =>
    shown(tx),
  ),
  route(
    'POST',
    '/v1/tax/settings',
    p.paramsOf<Stripe.Tax.SettingsUpdateParams>()({
      defaults: p.object({
        tax_behavior: p.oneOf('exclusive', 'inferred_by_currency'),
        tax_code: p.text(),
      }),
      head_office: p.object({ address: p.required(p.address) }),
    }),
    ({ tx }, { defaults, head_office: office }) => {
      const settings = taxSettings(tx)
      if (defaults?.tax_behavior) settings.defaults.tax_behavior = defaults.tax_behavior
      if (defaults?.tax_code) settings.defaults.tax_code = defaults.tax_code
      if (office) {
        requireCountry(office.address?.country)
        settings.head_office = { address: { ...noAddress, ...defined(office.address ?? {}) } }
      }
      const active = Boolean(settings.head_office?.address.country)
      settings.status = active ? 'active' : 'pending'
      settings.status_details = active ? { active: {} } : { pending: { missing_fields: ['head_office'] } }
      return shown(tx)
    },
  ),
  route(
    'POST',
    '/v1/tax/registrations',
    p.paramsOf<Stripe.Tax.RegistrationCreateParams>()({
      active_from: p.required(startsAt),
      country: p.required(p.text(2)),
      country_options: p.required(
        p.object({
          us: p.object({ state: p.required(p.text(2)), type: p.required(p.oneOf('state_sales_tax')) }),
          ca: p.object({ type: p.required(p.oneOf('standard', 'simplified')) }),
          gb: p.object({ type: p.required(p.oneOf('standard')) }),
        }),
      ),
      expires_at: p.timestamp,
    }),
    ({ tx }, { active_from: from, country, country_options: options, expires_at: until = null }) => {
      requireCountry(country)
      const given = options?.[country.toLowerCase() as 'us' | 'ca' | 'gb']
      if (!given) throw missing(`country_options[${country.toLowerCase()}]`)
      const at = from === 'now' || from === undefined ? tx.now : from
      if (
        country === 'US' &&
        tx.find(
          'tax.registration',
          (one) =>
            one.country_options.us?.state === options?.us?.state &&
            (one.expires_at === null || one.expires_at > at),
        ).length > 0
      )
        throw invalid('You already have a registration for this state that is active at this time.', {
          param: 'country_options[us][state]',
        })
      return tx.add('tax.registration', {
        id: newId('taxreg'),
        object: 'tax.registration',
        active_from: at,
        country,
        country_options: { [country.toLowerCase()]: given } as Stripe.Tax.Registration.CountryOptions,
        created: tx.now,
        expires_at: until,
        livemode: false,
        status: statusOf(tx, at, until),
      })
    },
  ),
  route(
    'GET',
    '/v1/tax/registrations',
    p.paramsOf<Stripe.Tax.RegistrationListParams>()({
      ...p.page,
      status: p.oneOf('active', 'all', 'expired', 'scheduled'),
    }),
    (call, { status = 'all', ...page }) =>
      listOf(
        call,
        'tax.registration',
        page,
        ({ active_from: from, expires_at: until }) =>
          status === 'all' || statusOf(call.tx, from, until) === status,
      ),
  ),
  route(
    'GET',
    '/v1/tax/registrations/:id',
    p.paramsOf<Stripe.Tax.RegistrationRetrieveParams>()({}),
    registrationOf,
  ),
  route(
    'POST',
    '/v1/tax/registrations/:id',
    p.paramsOf<Stripe.Tax.RegistrationUpdateParams>()({ expires_at: p.emptyable(startsAt) }),
    (call, { expires_at: until }) => {
      const registration = call.tx.need('tax.registration', call.ids[0] ?? '')
      if (until !== undefined) registration.expires_at = until === 'now' ? call.tx.now : until
      return registrationOf(call)
    },
  ),
  route(
    'GET',
    '/v1/tax_rates/:id',
    p.paramsOf<Stripe.TaxRateRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      const rate = rateOf(id)
      if (!rate) throw noSuch('tax rate', id)
      return taxRateObject(rate, tx.now)
    },
  ),
]

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const defined = (address: object) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))
