import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { chance } from './chance.ts'

type ListingDay = { listingId: Listing['id']; on: string; views: number; reveals: number; version: number }

/** Members see a month of their own, the accounts that the demo is shown with a quarter. */
const month = 30
const quarter = 90
const accounts = new Set(['retailer', 'manufacturer'].map((who) => demoUserId(demoEmail(who))))

const weekday = (on: string) => new Date(`${on}T00:00:00.000Z`).getUTCDay()

/** What people did with the listings that have owners: more on weekends, and a little more every week. */
export function demoListingDays(listings: readonly Listing[], size: SeedSize, now: string): ListingDay[] {
  const today = siteDay(now)
  return listings
    .filter((listing) => listing.ownerId && isListed(listing))
    .flatMap((listing) => {
      const first = siteDay(listing.publishedAt ?? now)
      const isLong = size === 'whole' && accounts.has(listing.ownerId ?? '')
      const usual = 6 + Math.round(22 * chance(`${listing.businessName} views`))
      return Array.from({ length: isLong ? quarter : month }, (_, ago) => addDays(today, -ago))
        .filter((on) => on >= first)
        .map((on, ago) => {
          const isWeekend = [0, 6].includes(weekday(on))
          const wave = (isWeekend ? 1.5 : 0.8) * (1.25 - ago / 240)
          const views = Math.round(usual * wave * (0.6 + 0.8 * chance(`${listing.id} ${ago}`)))
          const reveals = Math.round(views * 0.16 * chance(`${listing.id} ${ago} reveals`))
          return { listingId: listing.id, on, views, reveals, version: 1 }
        })
    })
}
