import { sizesOf, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { AdCreative } from './ad-campaign.ts'

/** What an ad lacks before it can be reviewed. */
export function missingInCreative({
  zone,
  pictures,
  headline,
  text,
}: Pick<AdCreative, 'zone' | 'pictures' | 'headline' | 'text'>): string[] {
  const sizes = sizesOf(zone)
    .filter(({ size }) => !pictures.some((picture) => picture.size === size))
    .map(({ width, height }) => `a picture of ${width} × ${height} pixels`)
  const words = zoneOf(zone).hasWords
    ? [...(headline ? [] : ['a headline']), ...(text ? [] : ['a text'])]
    : []
  return [...sizes, ...words]
}

/** True of an ad that counts: not thrown out, not taken away. */
export const isUsed = ({ status }: Pick<AdCreative, 'status'>): boolean =>
  status !== 'retired' && status !== 'refused'
