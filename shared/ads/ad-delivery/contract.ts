import * as z from 'zod/mini'
import { AdCampaignStatus, AdPicture, PauseReason } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignParams } from '#shared/ads/ad-campaigns/contract.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { AdZone, BookedZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { Person } from '#shared/directory/listings/admin-contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { AdFigures } from './ad-statistics.ts'

/** An ad as a page shows it. */
export const ServedAd = z.object({
  zone: AdZone,
  /** Proves that it was served; without one nothing is measured. */
  token: z.string(),
  pictures: z.array(AdPicture),
  alt: z.string(),
  headline: z.string(),
  text: z.string(),
  href: z.string(),
  /** Absent for an ad of the platform itself. */
  campaign: z.optional(
    z.object({
      id: AdCampaignId,
      /** Names the advertiser to this page alone. */
      advertiser: z.string(),
      /** For visitors who allow advertising cookies. */
      cap: z.optional(z.object({ views: z.int(), hours: z.int() })),
    }),
  ),
})
export type ServedAd = z.infer<typeof ServedAd>

export const serveAds = route({
  name: 'serveAds',
  method: 'POST',
  path: '/api/ads/serve',
  auth: 'public',
  summary: 'The ads for the zones of a page; each is counted as served',
  body: z.strictObject({
    zones: z.array(AdZone).check(z.minLength(1), z.maxLength(4)),
    /** The place that the visitor chose, or that the page is about; never where they are. */
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** Campaigns that this visitor has seen often enough; sent only where advertising cookies are allowed. */
    skip: z.array(AdCampaignId).check(z.maxLength(50)),
    /** The advertisers that this page shows already, as the answers named them. */
    shown: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(8)),
  }),
  response: z.object({ ads: z.array(ServedAd) }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

const view = z.strictObject({ token: z.string().check(z.maxLength(400)) })

/** Always the same answer: it says nothing about what counted. */
export const countAdView = route({
  name: 'countAdView',
  method: 'POST',
  path: '/api/ads/views',
  auth: 'public',
  summary: 'A visitor has seen an ad; it counts once, within ten minutes of when it was served',
  body: view,
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

export const countMemberAdView = route({
  name: 'countMemberAdView',
  method: 'POST',
  path: '/api/ads/member-views',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The same for a member: those of the advertiser and administrators are not counted',
  body: view,
  rateLimit: { max: 240, seconds: 60, per: 'user' },
})

export const followAd = route({
  name: 'followAd',
  method: 'GET',
  path: '/api/ads/click/:token',
  auth: 'public',
  summary: 'Lead on to where an ad points; the first click on a viewed ad counts',
  params: z.strictObject({ token: z.string().check(z.maxLength(400)) }),
  status: 303,
  response: z.string(),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

/** What one ad of a campaign did on a day. */
export const AdDay = z.object({
  day: z.iso.date(),
  creativeId: z.string(),
  zone: BookedZone,
  ...AdFigures.shape,
})
export type AdDay = z.infer<typeof AdDay>

export const AdStatistics = z.object({
  /** The days of the campaign until now, with what each ad did; 60 days with six ads at most. */
  days: z.array(AdDay),
  total: AdFigures,
  /** Served within the last minutes, and not yet decided. */
  open: z.int(),
})
export type AdStatistics = z.infer<typeof AdStatistics>

export const getAdStatistics = route({
  name: 'getAdStatistics',
  method: 'GET',
  path: '/api/ads/campaigns/:campaignId/statistics',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What a campaign of the caller did, day by day and ad by ad',
  params: campaignParams,
  response: AdStatistics,
  errors: ['campaign_not_found'],
})

export const exportAdStatistics = route({
  name: 'exportAdStatistics',
  method: 'POST',
  path: '/api/ads/campaigns/:campaignId/statistics/export',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The same figures as CSV',
  params: campaignParams,
  response: z.object({ csv: z.string() }),
  errors: ['campaign_not_found'],
})

export const getAdFigures = route({
  name: 'getAdFigures',
  method: 'GET',
  path: '/api/admin/ads/figures',
  auth: 'admin',
  summary: 'What each zone did over the last days, house ads with it, with what was filtered by reason',
  query: z.strictObject({ days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 28) }),
  response: z.object({
    zones: z.array(
      z.object({
        zone: AdZone,
        total: AdFigures,
        days: z.array(z.object({ day: z.iso.date(), ...AdFigures.shape })),
      }),
    ),
  }),
})

/** A paid campaign with its delivery, for administrators. */
export const AdPace = z.object({
  campaignId: AdCampaignId,
  name: z.string(),
  zone: AdZone,
  advertiser: Person,
  startsOn: z.iso.date(),
  status: AdCampaignStatus,
  pausedBy: z.optional(z.array(PauseReason)),
  /** Of the campaign, for what administrators decide about it. */
  version: z.int(),
  isRunning: z.boolean(),
  booked: z.int(),
  viewed: z.int(),
  remaining: z.int(),
  open: z.int(),
  refunded: z.int(),
  /** Today: what the day should bring, and what was served less what came back. */
  dayAllowance: z.int(),
  dayServed: z.int(),
  /** The last day on which it may run. */
  endsOn: z.iso.date(),
})
export type AdPace = z.infer<typeof AdPace>

export const listAdPaces = route({
  name: 'listAdPaces',
  method: 'GET',
  path: '/api/admin/ads/paces',
  auth: 'admin',
  summary: 'Paid campaigns that are not reckoned up yet, with their pace',
  query: z.strictObject(pageQuery(25)),
  response: Page(AdPace),
  errors: ['invalid_cursor'],
})
