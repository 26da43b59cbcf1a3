import * as z from 'zod/mini'
import { Plan } from '#shared/billing/plans/plan.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { siteName } from '#shared/site-name.ts'
import { offersOf } from '#web/features/accounts/memberships/components/plan-offers.ts'

const durations = { monthly: 'P1M', yearly: 'P1Y' } as const

type Page = { url: string; types: readonly PublicMembershipType[] }

/** The memberships and their prices for search engines (schema.org), once the plans are known. */
export function membershipOffersData(loaded: unknown, { url, types }: Page): object | undefined {
  const plans = z.safeParse(z.array(Plan), loaded)
  if (!plans.success) return undefined
  const offers = offersOf(plans.data).filter(({ type }) => types.includes(type))
  if (offers.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@graph': offers.map(({ name, description, monthly, yearly }) => ({
      '@type': 'Product',
      name: `${siteName} ${name} membership`,
      description,
      brand: { '@type': 'Brand', name: siteName },
      offers: [monthly, yearly].filter((plan) => plan !== undefined).map((plan) => offerOf(plan, url)),
    })),
  }
}

function offerOf({ name, priceCents, currency, billingPeriod }: Plan, url: string) {
  const price = (priceCents / 100).toFixed(2)
  return {
    '@type': 'Offer',
    name: `${name}, ${billingPeriod}`,
    url,
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      billingDuration: durations[billingPeriod],
    },
  }
}
