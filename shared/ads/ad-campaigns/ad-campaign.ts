import * as z from 'zod/mini'
import { AdSize, AdZone, BookedZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { idSchema } from '#shared/ids.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { AdCampaignId, AdCreativeId } from './named-campaign.ts'

/** The stored status. Whether a paid campaign runs at a moment follows from its days: see `campaignStateAt`. */
export const AdCampaignStatus = z.enum([
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'paused',
  'completed',
  'cancelled',
])
export type AdCampaignStatus = z.infer<typeof AdCampaignStatus>

/** Views that are counted, days as a sponsor, or a business that is featured. */
export const AdModel = z.enum(['views', 'sponsor', 'featured'])
export type AdModel = z.infer<typeof AdModel>

export const fewestViews = 5000
export const mostViews = 1_000_000
export const longestDays = 60
export const mostStates = 10
export const mostCreatives = 6

const State = z.string().check(z.refine((code) => zoneOfState(code) !== undefined, 'Choose a state'))

/** How often one visitor sees it, where they allow advertising cookies. */
export const FrequencyCap = z.strictObject({
  views: z.int().check(z.gte(1), z.lte(10)),
  hours: z.union([z.literal(24), z.literal(168)]),
})
export type FrequencyCap = z.infer<typeof FrequencyCap>

/** The fields of a campaign that its advertiser edits. */
export const AdCampaignFields = z.strictObject({
  name: line(80, 3),
  zone: AdZone,
  model: z.enum(['views', 'sponsor']),
  /** For `views`; a sponsor has all of the days. */
  views: z.optional(
    z.int().check(z.gte(fewestViews, 'At least 5,000 views'), z.lte(mostViews, 'Up to 1,000,000 views')),
  ),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** Nowhere in particular when empty. */
  states: z.array(State).check(z.maxLength(mostStates, 'Up to ten states')),
  frequencyCap: z.optional(FrequencyCap),
  /** What is left at the end is refunded then, instead of running on for up to 14 days. */
  refundsAtEnd: z.boolean(),
})
export type AdCampaignFields = z.infer<typeof AdCampaignFields>

/** Why a campaign stands still, in the order in which they count: each ends what it has begun itself. */
export const PauseReason = z.enum(['advertiser', 'administrator', 'suspended', 'dispute'])
export type PauseReason = z.infer<typeof PauseReason>

/** Money as it was agreed when the campaign was submitted. */
export const AdPrice = z.object({
  cents: z.int(),
  /** For a thousand views, a day, or the whole of featuring. */
  unitCents: z.int(),
  takenAt: z.iso.datetime(),
})
export type AdPrice = z.infer<typeof AdPrice>

export const AdCampaign = z.object({
  id: AdCampaignId,
  advertiserId: UserId,
  name: z.string(),
  zone: BookedZone,
  model: AdModel,
  views: z.optional(z.int()),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  states: z.array(z.string()),
  frequencyCap: z.optional(FrequencyCap),
  refundsAtEnd: z.boolean(),
  /** The business that is featured. */
  listingId: z.optional(ListingId),
  listingName: z.optional(z.string()),
  status: AdCampaignStatus,
  statusSince: z.iso.datetime(),
  /** What an administrator wrote to the advertiser. */
  reason: z.optional(z.string()),
  pausedBy: z.optional(z.array(PauseReason)),
  /** From when it was submitted; its days are held as long. */
  price: z.optional(AdPrice),
  /** An approved campaign is held until then. */
  heldUntil: z.optional(z.iso.datetime()),
  orderId: z.optional(idSchema('ado')),
  /** With its share of the tax. */
  paidCents: z.optional(z.int()),
  paidAt: z.optional(z.iso.datetime()),
  /** It began to run: its advertiser was told. */
  startedAt: z.optional(z.iso.datetime()),
  /** What was left at its end runs on until this day, on room taken for it. */
  makeGood: z.optional(z.object({ until: z.iso.date(), views: z.int() })),
  /** The last day on which it ran, of one that has ended. */
  endedOn: z.optional(z.iso.date()),
  /** Its end has been reckoned up: what was not delivered, in its own unit, and the money for it. */
  settledAt: z.optional(z.iso.datetime()),
  undelivered: z.optional(z.int()),
  refundCents: z.optional(z.int()),
  /** The refund has been made, or an administrator has to make it by transfer. */
  refundedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type AdCampaign = z.infer<typeof AdCampaign>

export const AdCreativeStatus = z.enum(['draft', 'in_review', 'approved', 'refused', 'retired'])
export type AdCreativeStatus = z.infer<typeof AdCreativeStatus>

export const AdPicture = z.object({ size: AdSize, src: z.string(), width: z.int(), height: z.int() })
export type AdPicture = z.infer<typeof AdPicture>

/** An https address of the public web. */
const TargetUrl = z.string().check(
  z.trim(),
  z.refine(
    (address) => address.length <= 500 && address.startsWith('https://') && isWebAddress(address),
    'The target must be an https:// address.',
  ),
)

/** What an advertiser writes for an ad. Headline and text are '' where the zone shows none. */
export const AdCreativeFields = z.strictObject({
  alt: line(120, 5),
  headline: line(40),
  text: line(90),
  targetUrl: TargetUrl,
})
export type AdCreativeFields = z.infer<typeof AdCreativeFields>

export const AdCreative = z.object({
  id: AdCreativeId,
  campaignId: AdCampaignId,
  advertiserId: UserId,
  zone: AdZone,
  ...AdCreativeFields.shape,
  pictures: z.array(AdPicture),
  status: AdCreativeStatus,
  /** It was sent in after its campaign had been approved, so it is reviewed on its own. */
  isAlone: z.optional(z.literal(true)),
  statusSince: z.iso.datetime(),
  reason: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type AdCreative = z.infer<typeof AdCreative>
