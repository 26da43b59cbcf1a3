import { demoCampaigns } from './demo-campaigns.ts'
import { demoHouseAds } from './demo-house-ads.ts'

/** The addresses of the pictures of all ads of the demo. */
export const demoAdPictures = (now: string): string[] =>
  [...demoCampaigns(now).flatMap(({ ads }) => ads), ...demoHouseAds(now)].flatMap(({ pictures }) =>
    pictures.map(({ src }) => src),
  )
