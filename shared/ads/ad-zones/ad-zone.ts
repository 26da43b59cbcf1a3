import * as z from 'zod/mini'
import { type AdBox, adSizes } from '#shared/platform/ad-slots/ad-sizes.ts'

type Zone = {
  name: string
  /** Where it stands, for those who book it. */
  where: string
  wide: AdBox
  /** Absent where a phone shows the wide picture. */
  phone?: AdBox
  /** An ad there has a headline and a text of its own beside its picture. */
  hasWords?: true
}

/** The places of ads. What they cost and how many views they have is set by administrators. */
export const adZones = {
  home_wide: {
    name: 'Home page banner',
    where: 'Across the home page',
    ...adSizes.home_wide,
  },
  directory_top: {
    name: 'Directory banner',
    where: 'In the list of businesses',
    ...adSizes.directory_top,
  },
  side_box: {
    name: 'Side box',
    where: 'On pages of businesses, items, and events',
    ...adSizes.side_box,
  },
  market_card: {
    name: 'Marketplace card',
    where: 'Among the items for sale',
    ...adSizes.market_card,
  },
  resource_partner: {
    name: 'Partner card',
    where: 'Among the resources',
    ...adSizes.resource_partner,
  },
} as const satisfies Record<string, Zone>

/** Featuring puts a business first in the directory: it shows no picture of its own. */
export const featuredZone = 'featured_listing'

export const AdZone = z.enum(['home_wide', 'directory_top', 'side_box', 'market_card', 'resource_partner'])
export type AdZone = z.infer<typeof AdZone>

export const BookedZone = z.enum([...AdZone.options, featuredZone])
export type BookedZone = z.infer<typeof BookedZone>

export const AdSize = z.enum(['wide', 'phone'])
export type AdSize = z.infer<typeof AdSize>

/** What is known of a zone, whichever it is. */
export const zoneOf = (zone: AdZone): Zone => adZones[zone]

export const zoneName = (zone: BookedZone): string =>
  zone === featuredZone ? 'Featured business' : adZones[zone].name

/** The sizes of pictures that an ad in a zone must have. */
export const sizesOf = (zone: AdZone): { size: AdSize; width: number; height: number }[] => {
  const { wide, phone } = zoneOf(zone)
  return [{ size: 'wide', ...wide }, ...(phone ? [{ size: 'phone' as const, ...phone }] : [])]
}

/** True of a picture that fills a size: exact, or twice as large for dense displays. */
export const fitsSize = ({ width, height }: AdBox, picture: { width: number; height: number }): boolean =>
  [1, 2].some((times) => picture.width === width * times && picture.height === height * times)
