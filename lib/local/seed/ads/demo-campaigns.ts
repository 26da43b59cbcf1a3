import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoDirectory } from '#lib/local/seed/directory/demo-directory.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import { adPictures } from '#lib/local/seed/pictures/demo-pictures.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adPrice } from '#shared/ads/ad-campaigns/ad-price.ts'
import {
  decidedCampaign,
  featuredFrom,
  submittedCampaign,
} from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { featuredCents, firstTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type CampaignSheet, campaignSheets, featuredBusiness } from './campaign-sheets.ts'

export type DemoCampaign = { sheet: CampaignSheet; campaign: AdCampaign; ads: AdCreative[] }

/** A business is booked for this many days before today. */
const featuredDaysAgo = 5

/**
 * The campaigns of the demo as they stand before anyone has paid: written, sent in, and decided. What is paid for, and
 * what follows from it, comes by `adSteps`.
 */
export const demoCampaigns = keptFor((now: string): DemoCampaign[] =>
  campaignSheets.map((sheet) => demoCampaign(sheet, now)),
)

function demoCampaign(sheet: CampaignSheet, now: string): DemoCampaign {
  const { by, name, zone, model, views, from, days, writtenDaysAgo, end } = sheet
  const today = siteDay(now)
  const createdAt = addTime(now, { days: -writtenDaysAgo })
  const startsOn = addDays(today, from)
  const draft: AdCampaign = {
    id: deriveId('adc', createdAt, name) as AdCampaign['id'],
    advertiserId: demoUserId(demoEmail(by)) as AdCampaign['advertiserId'],
    name,
    zone,
    model,
    ...(views && { views }),
    startsOn,
    endsOn: addDays(startsOn, days - 1),
    states: [...(sheet.states ?? [])],
    ...(sheet.frequencyCap && { frequencyCap: sheet.frequencyCap }),
    refundsAtEnd: sheet.refundsAtEnd ?? false,
    status: 'draft',
    statusSince: createdAt,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
  const sentAt = addTime(createdAt, { hours: 5 })
  const decidedAt = addTime(createdAt, { days: 1 })
  const price = { ...adPrice({ ...draft, model }, firstTerms[zone]), takenAt: sentAt }
  const sent = submittedCampaign(draft, price, sentAt)
  const campaign =
    end === 'in_review'
      ? sent
      : decidedCampaign(sent, { approves: end !== 'refused', reason: sheet.reason ?? '' }, decidedAt)
  const at = end === 'in_review' ? sentAt : decidedAt
  return { sheet, campaign, ads: sheet.ads.map((words) => adOf(sheet, words, campaign, at)) }
}

function adOf(
  { zone, end, look }: CampaignSheet,
  [alt, targetUrl, headline = '', text = '']: CampaignSheet['ads'][number],
  { id: campaignId, advertiserId, createdAt }: AdCampaign,
  at: string,
): AdCreative {
  const id = deriveId('crv', createdAt, `${campaignId} ${alt}`) as AdCreative['id']
  const { hasWords } = zoneOf(zone)
  return {
    id,
    campaignId,
    advertiserId,
    zone,
    alt,
    headline: hasWords ? headline : '',
    text: hasWords ? text : '',
    targetUrl,
    pictures: adPictures(zone, id, look),
    status: end === 'refused' ? 'draft' : end === 'in_review' ? 'in_review' : 'approved',
    statusSince: at,
    createdAt,
    updatedAt: at,
    version: 2,
  }
}

/** The business that its owner has booked for the top of the directory. */
export async function demoFeatured(now: string): Promise<AdCampaign> {
  const { listings } = await demoDirectory(now, 'whole')
  const listing = listings.find(({ businessName }) => businessName === featuredBusiness)
  if (!listing?.ownerId) throw new Error(`The demo has no business ${featuredBusiness} with an owner.`)
  const createdAt = addTime(now, { days: -featuredDaysAgo })
  return {
    id: deriveId('adc', createdAt, 'featured') as AdCampaign['id'],
    advertiserId: listing.ownerId,
    name: `Featured: ${featuredBusiness}`,
    zone: 'featured_listing',
    model: 'featured',
    ...featuredFrom(siteDay(createdAt)),
    states: [],
    refundsAtEnd: true,
    listingId: listing.id,
    listingName: listing.businessName,
    status: 'approved',
    statusSince: createdAt,
    price: { cents: featuredCents, unitCents: featuredCents, takenAt: createdAt },
    heldUntil: addTime(createdAt, { days: 14 }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
}
