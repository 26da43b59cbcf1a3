import { type BookedZone, zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { type AdFigures, clickRate } from './ad-statistics.ts'

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`

/** What a campaign did, as a line of a mail: `Spring bass (Side box): 1,250 views, 12 clicks, click rate 0.96%`. */
export function reportLine({ name, zone }: { name: string; zone: BookedZone }, figures: AdFigures): string {
  const rate = clickRate(figures)
  const { viewed, clicks } = figures
  return `${name} (${zoneName(zone)}): ${counted(viewed, 'view')}, ${counted(clicks, 'click')}${
    rate ? `, click rate ${rate}` : ''
  }`
}
