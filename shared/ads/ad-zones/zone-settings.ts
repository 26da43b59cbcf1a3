import * as z from 'zod/mini'
import { AdZone, type BookedZone, featuredZone } from './ad-zone.ts'

const Cents = z.int().check(z.gte(1, 'Must be more than nothing'), z.lte(10_000_000, 'Up to $100,000'))

/** What administrators set for a zone. */
export const ZoneTerms = z.strictObject({
  pricePerThousandCents: Cents,
  sponsorDayCents: Cents,
  /** How many sponsors share a day. */
  slots: z.int().check(z.gte(1), z.lte(5)),
  /** Views a day, until the zone has been measured for 14 days. */
  dailyEstimate: z.int().check(z.gte(0), z.lte(10_000_000)),
})
export type ZoneTerms = z.infer<typeof ZoneTerms>

export const ZoneSettings = z.object({
  zone: AdZone,
  ...ZoneTerms.shape,
  /** The mean of the views of the last full days, 28 at most, and how many days those are. */
  measured: z.optional(z.object({ views: z.int(), days: z.int() })),
  updatedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type ZoneSettings = z.infer<typeof ZoneSettings>

/** The terms of each zone until an administrator sets others. */
export const firstTerms: Record<AdZone, ZoneTerms> = {
  home_wide: { pricePerThousandCents: 1500, sponsorDayCents: 9000, slots: 3, dailyEstimate: 2000 },
  directory_top: { pricePerThousandCents: 1200, sponsorDayCents: 6000, slots: 3, dailyEstimate: 1500 },
  side_box: { pricePerThousandCents: 800, sponsorDayCents: 4000, slots: 3, dailyEstimate: 3000 },
  market_card: { pricePerThousandCents: 1000, sponsorDayCents: 5000, slots: 2, dailyEstimate: 1500 },
  resource_partner: { pricePerThousandCents: 600, sponsorDayCents: 2000, slots: 2, dailyEstimate: 500 },
}

/** A business is featured for 30 days at a time. */
export const featuredDays = 30
export const featuredCents = 2900

const daysToTrust = 14

/** Views a day in a zone: as measured, or what administrators expect until there are 14 days of that. */
export const estimateOf = ({ measured, dailyEstimate }: ZoneSettings): number =>
  measured && measured.days >= daysToTrust ? measured.views : dailyEstimate

export const isFeaturing = (zone: BookedZone): zone is typeof featuredZone => zone === featuredZone
