import * as z from 'zod/mini'
import { AdSize } from '#shared/ads/ad-zones/ad-zone.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { businessTypes } from '#shared/platform/users/membership-type.ts'
import { line } from '#shared/text.ts'
import { AdCampaign, AdCampaignFields, AdCreative, AdCreativeFields } from './ad-campaign.ts'
import { AdCampaignId, AdCreativeId } from './named-campaign.ts'

export const campaignParams = z.strictObject({ campaignId: AdCampaignId })
const creativeParams = z.strictObject({ campaignId: AdCampaignId, creativeId: AdCreativeId })

const version = z.int().check(z.gte(1))
const business = { types: businessTypes } as const

/** How far a campaign of views has come, and whether that is as planned. */
export const AdProgress = z.object({
  booked: z.int(),
  viewed: z.int(),
  /** Served within the last minutes, and not yet decided. */
  open: z.int(),
  /** What should have been viewed by now, were it spread evenly. */
  expected: z.int(),
  /** Days that are left, today included. */
  daysLeft: z.int(),
})
export type AdProgress = z.infer<typeof AdProgress>

/** A campaign as its advertiser sees it in a list. */
export const OwnAdCampaign = z.object({ campaign: AdCampaign, progress: z.optional(AdProgress) })
export type OwnAdCampaign = z.infer<typeof OwnAdCampaign>

/** One campaign with its ads. */
export const WholeAdCampaign = z.object({ ...OwnAdCampaign.shape, creatives: z.array(AdCreative) })
export type WholeAdCampaign = z.infer<typeof WholeAdCampaign>

export const quoteAdCampaign = route({
  name: 'quoteAdCampaign',
  method: 'POST',
  path: '/api/ads/quotes',
  auth: business,
  whileImpersonating: 'allowed',
  summary: 'What a campaign would cost, and how many views its days have room for',
  body: z.strictObject({
    zone: AdCampaignFields.shape.zone,
    model: AdCampaignFields.shape.model,
    views: AdCampaignFields.shape.views,
    startsOn: AdCampaignFields.shape.startsOn,
    endsOn: AdCampaignFields.shape.endsOn,
  }),
  response: z.object({
    cents: z.int(),
    unitCents: z.int(),
    days: z.int(),
    /** The most views that fit, or 0 where a sponsor cannot have all of the days. */
    room: z.int(),
    fits: z.boolean(),
  }),
  errors: ['start_past', 'ends_before', 'campaign_long', 'views_missing'],
  rateLimit: { max: 300, seconds: 3600, per: 'user' },
})

export const createAdCampaign = route({
  name: 'createAdCampaign',
  method: 'POST',
  path: '/api/ads/campaigns',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Draft a campaign',
  body: AdCampaignFields,
  response: WholeAdCampaign,
  status: 201,
  errors: ['start_past', 'ends_before', 'campaign_long', 'views_missing', 'version_conflict'],
  rateLimit: { max: 40, seconds: 86_400, per: 'user' },
})

export const updateAdCampaign = route({
  name: 'updateAdCampaign',
  method: 'PUT',
  path: '/api/ads/campaigns/:campaignId',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Change the draft of a campaign; another zone takes away its ads',
  params: campaignParams,
  body: z.strictObject({ ...AdCampaignFields.shape, version }),
  response: WholeAdCampaign,
  errors: [
    'campaign_not_found',
    'campaign_status',
    'start_past',
    'ends_before',
    'campaign_long',
    'views_missing',
    'version_conflict',
  ],
})

export const deleteAdCampaign = route({
  name: 'deleteAdCampaign',
  method: 'DELETE',
  path: '/api/ads/campaigns/:campaignId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Delete a campaign that was never paid for, with its ads',
  params: campaignParams,
  errors: ['campaign_not_found', 'campaign_status', 'version_conflict'],
})

export const submitAdCampaign = route({
  name: 'submitAdCampaign',
  method: 'POST',
  path: '/api/ads/campaigns/:campaignId/submission',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Send a campaign in for review: its price is agreed, and its days are held',
  params: campaignParams,
  /** `cents`: the price as it was shown. */
  body: z.strictObject({ version, cents: z.int() }),
  response: WholeAdCampaign,
  errors: [
    'campaign_not_found',
    'campaign_status',
    'campaign_incomplete',
    'zone_full',
    'price_changed',
    'start_past',
    'version_conflict',
  ],
})

const step = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/ads/campaigns/:campaignId/${verb}`,
    auth: 'member',
    whileImpersonating: 'refused',
    summary,
    params: campaignParams,
    body: z.strictObject({ version }),
    response: WholeAdCampaign,
    errors: ['campaign_not_found', 'campaign_status', 'version_conflict'],
  }) as const

export const withdrawAdCampaign = route(
  step(
    'withdrawAdCampaign',
    'withdrawal',
    'Take a campaign back that is not paid for; its days are free again',
  ),
)
export const pauseAdCampaign = route(step('pauseAdCampaign', 'pause', 'Let a paid campaign stand still'))
export const resumeAdCampaign = route(step('resumeAdCampaign', 'resumption', 'Let a paused campaign go on'))
export const cancelAdCampaign = route(
  step('cancelAdCampaign', 'cancellation', 'End a paid campaign; what was not delivered is refunded'),
)

export const listMyAdCampaigns = route({
  name: 'listMyAdCampaigns',
  method: 'GET',
  path: '/api/ads/campaigns',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The campaigns of the caller, the newest first',
  query: z.strictObject(pageQuery(24)),
  response: Page(OwnAdCampaign),
  errors: ['invalid_cursor'],
})

export const getAdCampaign = route({
  name: 'getAdCampaign',
  method: 'GET',
  path: '/api/ads/campaigns/:campaignId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'A campaign of the caller with its ads',
  params: campaignParams,
  response: WholeAdCampaign,
  errors: ['campaign_not_found'],
})

export const getAdOverview = route({
  name: 'getAdOverview',
  method: 'GET',
  path: '/api/ads/overview',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The figures of the caller’s campaigns: running, viewed and clicked this month, paid in all',
  response: z.object({
    running: z.int(),
    viewsThisMonth: z.int(),
    clicksThisMonth: z.int(),
    spentCents: z.int(),
  }),
})

const creativeErrors = [
  'campaign_not_found',
  'creative_not_found',
  'campaign_status',
  'version_conflict',
] as const

export const addAdCreative = route({
  name: 'addAdCreative',
  method: 'POST',
  path: '/api/ads/campaigns/:campaignId/creatives',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Add an ad to a campaign; on one that is submitted, it is reviewed on its own',
  params: campaignParams,
  body: AdCreativeFields,
  response: WholeAdCampaign,
  status: 201,
  errors: ['campaign_not_found', 'campaign_status', 'creative_limit', 'version_conflict'],
})

export const updateAdCreative = route({
  name: 'updateAdCreative',
  method: 'PUT',
  path: '/api/ads/campaigns/:campaignId/creatives/:creativeId',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Change an ad that no one has approved',
  params: creativeParams,
  body: z.strictObject({ ...AdCreativeFields.shape, version }),
  response: WholeAdCampaign,
  errors: creativeErrors,
})

export const setAdCreativePicture = route({
  name: 'setAdCreativePicture',
  method: 'PUT',
  path: '/api/ads/campaigns/:campaignId/creatives/:creativeId/picture',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Show an uploaded picture of the exact size on an ad',
  params: creativeParams,
  body: z.strictObject({ uploadId: line(60, 1), size: AdSize }),
  response: WholeAdCampaign,
  errors: [...creativeErrors, 'creative_size', 'upload_not_found', 'upload_rejected'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const submitAdCreative = route({
  name: 'submitAdCreative',
  method: 'POST',
  path: '/api/ads/campaigns/:campaignId/creatives/:creativeId/submission',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Send an ad of a submitted campaign in for review; approved ones run on meanwhile',
  params: creativeParams,
  body: z.strictObject({ version }),
  response: WholeAdCampaign,
  errors: [...creativeErrors, 'creative_incomplete'],
})

export const removeAdCreative = route({
  name: 'removeAdCreative',
  method: 'DELETE',
  path: '/api/ads/campaigns/:campaignId/creatives/:creativeId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Take an ad away: one that has run is kept for its figures, and shown no more',
  params: creativeParams,
  response: WholeAdCampaign,
  errors: [...creativeErrors, 'creative_last'],
})

export const featureListing = route({
  name: 'featureListing',
  method: 'POST',
  path: '/api/ads/featured',
  auth: business,
  whileImpersonating: 'refused',
  summary: 'Book 30 days for a published listing of the caller in front of the directory, to be paid next',
  body: z.strictObject({ listingId: ListingId }),
  response: WholeAdCampaign,
  status: 201,
  errors: ['listing_not_found', 'featured_state', 'featured_already', 'version_conflict'],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})
