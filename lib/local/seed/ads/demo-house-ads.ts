import { deriveId } from '#core/platform/db/derive-id.ts'
import { adPictures } from '#lib/local/seed/pictures/demo-pictures.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Sheet = readonly [zone: AdZone, path: string, alt: string, headline?: string, text?: string]

/** At least one for each zone, so that none is ever empty. */
const sheets: readonly Sheet[] = [
  ['home_wide', '/events', 'Find a show near you'],
  ['directory_top', '/advertise', 'Your ad could stand here'],
  ['side_box', '/marketplace', 'Gear from people who have used it'],
  ['side_box', '/directory', 'Shops and makers near you'],
  [
    'market_card',
    '/resources',
    'A cone and the bars of a meter',
    'Buy it once',
    'Guides to boxes, amplifiers, and wiring, before you spend a dollar.',
  ],
  [
    'resource_partner',
    '/pricing',
    'A cone and the bars of a meter',
    'Tools for those who compete',
    'Box calculators, saved projects, and your results in one place.',
  ],
]

/** They stand there for so many days. */
export const houseAdDays = 40

export const demoHouseAds = (now: string): HouseAd[] =>
  sheets.map(([zone, path, alt, headline = '', text = '']): HouseAd => {
    const createdAt = addTime(now, { days: -houseAdDays })
    const id = deriveId('had', createdAt, `${zone} ${path}`) as HouseAd['id']
    return {
      id,
      zone,
      path,
      alt,
      headline,
      text,
      pictures: adPictures(zone, id, 'house'),
      isShown: true,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }
  })
