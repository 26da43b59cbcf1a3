import type { AdLook } from '#lib/local/seed/pictures/ad-drawings.ts'
import type { FrequencyCap } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'

type Words = readonly [alt: string, targetUrl: string, headline?: string, text?: string]

/** What of a campaign is told; `from` and `days` are counted from today. */
export type CampaignSheet = {
  by: 'retailer' | 'manufacturer'
  name: string
  zone: AdZone
  model: 'views' | 'sponsor'
  views?: number
  from: number
  days: number
  writtenDaysAgo: number
  look: AdLook
  ads: readonly Words[]
  states?: readonly string[]
  frequencyCap?: FrequencyCap
  refundsAtEnd?: boolean
  end: 'in_review' | 'refused' | 'waits' | 'paid'
  reason?: string
  /** How it delivers, in hundredths of what its days so far ask for; of one that is over, of what was booked. */
  pace?: number
}

export const featuredBusiness = 'Bay Four Audio'

const shop = 'https://bay-four-audio.example'
const maker = 'https://northline-transducers.example'

/** Eight campaigns, one in each state that an advertiser can find theirs in. */
export const campaignSheets: readonly CampaignSheet[] = [
  {
    by: 'retailer',
    name: 'Fall tuning specials',
    zone: 'directory_top',
    model: 'views',
    views: 30_000,
    from: -41,
    days: 30,
    writtenDaysAgo: 48,
    look: 'shop',
    ads: [
      ['Bay Four Audio: tuning with a meter, by appointment', `${shop}/tuning`],
      ['Bay Four Audio: open six days a week', shop],
    ],
    refundsAtEnd: true,
    end: 'paid',
    pace: 94,
  },
  {
    by: 'retailer',
    name: 'Winter box builds',
    zone: 'market_card',
    model: 'views',
    views: 27_000,
    from: -9,
    days: 30,
    writtenDaysAgo: 47,
    look: 'shop',
    ads: [
      [
        'A subwoofer box on a bench',
        `${shop}/boxes`,
        'Boxes built to your trunk',
        'Measured, cut, and lined in our shop. Two weeks from drawing to pickup.',
      ],
    ],
    states: ['OK', 'KS', 'AR', 'TX'],
    end: 'paid',
    pace: 68,
  },
  {
    by: 'manufacturer',
    name: 'The twelve-inch line',
    zone: 'side_box',
    model: 'views',
    views: 45_000,
    from: -11,
    days: 30,
    writtenDaysAgo: 20,
    look: 'maker',
    ads: [
      ['Northline: twelve-inch subwoofers, wound and glued in Duluth', `${maker}/twelve`],
      ['Northline: every driver is measured', `${maker}/measured`],
    ],
    frequencyCap: { views: 4, hours: 24 },
    end: 'paid',
    pace: 128,
  },
  {
    by: 'manufacturer',
    name: 'Find a dealer',
    zone: 'home_wide',
    model: 'views',
    views: 36_000,
    from: -13,
    days: 30,
    writtenDaysAgo: 21,
    look: 'maker',
    ads: [['Northline: hear it before you buy it', `${maker}/dealers`]],
    end: 'paid',
    pace: 100,
  },
  {
    by: 'manufacturer',
    name: 'Sponsor of the guides',
    zone: 'resource_partner',
    model: 'sponsor',
    from: 6,
    days: 5,
    writtenDaysAgo: 19,
    look: 'maker',
    ads: [
      [
        'The mark of Northline',
        `${maker}/school`,
        'Learn it from the winders',
        'Free evenings about motors, suspensions, and boxes, online and in Duluth.',
      ],
    ],
    end: 'paid',
  },
  {
    by: 'manufacturer',
    name: 'New year preview',
    zone: 'directory_top',
    model: 'views',
    views: 15_000,
    from: 3,
    days: 20,
    writtenDaysAgo: 3,
    look: 'maker',
    ads: [['Northline: the first look at the new line', `${maker}/preview`]],
    end: 'waits',
  },
  {
    by: 'retailer',
    name: 'Gift cards',
    zone: 'side_box',
    model: 'views',
    views: 10_000,
    from: 8,
    days: 14,
    writtenDaysAgo: 1,
    look: 'shop',
    ads: [['Bay Four Audio: gift cards for every build', `${shop}/gifts`]],
    end: 'in_review',
  },
  {
    by: 'retailer',
    name: 'Loudest shop in town',
    zone: 'home_wide',
    model: 'views',
    views: 20_000,
    from: 10,
    days: 20,
    writtenDaysAgo: 4,
    look: 'shop',
    ads: [['Bay Four Audio: the loudest shop in the state', shop]],
    end: 'refused',
    reason:
      'Please say by which measurement you are the loudest, or leave it out. The pictures themselves are fine.',
  },
]
