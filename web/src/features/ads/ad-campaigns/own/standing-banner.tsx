import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { standingWords } from './standing-words.ts'

/** How a campaign stands. One that runs as booked says nothing. */
export function StandingBanner({ campaign, now }: { campaign: AdCampaign; now: string }) {
  const words = standingWords(campaign, now)
  if (!words) return null
  return (
    <Banner tone={words.tone}>
      <p className="font-semibold wrap-anywhere">{words.says}</p>
      <p className="mt-1">
        {words.next}
        {words.isToDiscuss && (
          <>
            {' '}
            <TextLink to="/contact">Talk to us about it</TextLink>.
          </>
        )}
      </p>
    </Banner>
  )
}
