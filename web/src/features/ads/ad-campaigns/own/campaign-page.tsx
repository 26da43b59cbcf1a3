// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { bookedWords } from './campaign-progress.ts'
import { campaignTones, stateLabel } from './campaign-words.ts'
import { CostFacts } from './cost-facts.tsx'
import { nextCampaignAction } from './next-campaign-action.ts'
import { OwnAds } from './own-ads.tsx'
import { ProgressLine } from './progress-line.tsx'
import { StandingBanner } from './standing-banner.tsx'

const PayDialog = lazy(async () => ({
  default: (await import('#web/features/ads/ad-orders/components/pay-dialog.tsx')).PayDialog,
}))

/** Its chart comes with campaigns that were paid for. */
const CampaignFigures = lazy(async () => ({
  default: (await import('#web/features/ads/ad-delivery/components/campaign-figures.tsx')).CampaignFigures,
}))

type CampaignPageProps = { own: WholeAdCampaign; now: string }

/** A campaign where its advertiser pays for it, follows it, and ends it. */
export function CampaignPage({ own, now }: CampaignPageProps) {
  const { campaign, creatives } = own
  const isPlaced = campaign.model !== 'featured'
  return (
    <>
      <Header own={own} now={now} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <StandingBanner campaign={campaign} now={now} />
        {campaign.paidAt && !isPlaced && (
          <Panel>
            <ProgressLine own={own} now={now} />
          </Panel>
        )}
        {campaign.paidAt && isPlaced && (
          <Suspense fallback={<div className="skeleton h-96" />}>
            <CampaignFigures campaign={campaign} ads={creatives} booked={bookedWords(own, now)} now={now} />
          </Suspense>
        )}
        {isPlaced && <OwnAds own={own} now={now} />}
        <Panel title="Booking">
          <CostFacts campaign={campaign} />
        </Panel>
      </div>
    </>
  )
}

function Header({ own, now }: CampaignPageProps) {
  const { campaign } = own
  const [isPaying, setPaying] = useState(false)
  const state = campaignStateAt(campaign, now)
  const next = nextCampaignAction(campaign, now)
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 className="wide text-2xl text-balance wrap-anywhere">{campaign.name}</h1>
        <Badge tone={campaignTones[state]}>{stateLabel(state)}</Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        {next?.kind === 'pay' && (
          <Button data-own size="sm" variant="primary" onClick={() => setPaying(true)}>
            Pay {dollars(next.cents)}
          </Button>
        )}
        {next?.kind === 'link' && (
          <ButtonLink size="sm" variant="primary" to={next.to}>
            {next.label}
          </ButtonLink>
        )}
        <CampaignActions own={own} now={now} />
      </div>
      {isPaying && (
        <Suspense>
          <PayDialog campaigns={[campaign]} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </header>
  )
}
