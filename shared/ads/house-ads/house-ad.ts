import * as z from 'zod/mini'
import { AdPicture } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { idSchema } from '#shared/ids.ts'
import { line } from '#shared/text.ts'

export const HouseAdId = idSchema('had')
export type HouseAdId = z.infer<typeof HouseAdId>

export const mostHouseAds = 10

/** A page of this site. */
const SitePath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(/^\/(?![/\\])[^\s\\]*$/, 'Enter a path of this site, such as /events.'),
  )

export const HouseAdFields = z.strictObject({
  zone: AdZone,
  alt: line(120, 5),
  headline: line(40),
  text: line(90),
  path: SitePath,
})
export type HouseAdFields = z.infer<typeof HouseAdFields>

/** An ad of the platform itself, for what no one has booked. */
export const HouseAd = z.object({
  id: HouseAdId,
  ...HouseAdFields.shape,
  pictures: z.array(AdPicture),
  /** It is shown: it has all of its pictures, and an administrator put it up. */
  isShown: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type HouseAd = z.infer<typeof HouseAd>
