import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { campaignProgress } from './campaign-progress.ts'
import type { Pace } from './pace-of.ts'

const behind: Pace = 'behind'

/** How far a campaign has come, drawn and in words. Nothing before it is paid for. */
export function ProgressLine({ own, now }: { own: OwnAdCampaign; now: string }) {
  const progress = campaignProgress(own, now)
  if (!progress) return <span aria-hidden="true" className="max-sm:hidden" />
  const { done, booked, words, rest } = progress
  return (
    <div className="grid gap-1.5">
      <Meter
        label={`Progress of ${own.campaign.name}`}
        value={done}
        max={booked}
        hot={1}
        clip={1}
        valueText={words}
      />
      <p className="text-sm text-dim">
        {[words, ...rest.filter((one) => one !== behind)].join(' · ')}{' '}
        {rest.includes(behind) && <Badge tone="warning">Behind pace</Badge>}
      </p>
    </div>
  )
}
