import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import type { RateCard } from '#shared/ads/ad-zones/contract.ts'
import { estimateOf, featuredCents, featuredDays } from '#shared/ads/ad-zones/zone-settings.ts'
import { allZoneSettings } from './zone-settings.ts'

export async function getRateCard(): Promise<RateCard> {
  const [settings, { stripeActive }] = await Promise.all([allZoneSettings(), readPaymentSettings()])
  return {
    zones: settings.map((one) => ({
      zone: one.zone,
      pricePerThousandCents: one.pricePerThousandCents,
      sponsorDayCents: one.sponsorDayCents,
      dailyViews: estimateOf(one),
    })),
    featured: { days: featuredDays, cents: featuredCents },
    takesCards: stripeActive,
  }
}
