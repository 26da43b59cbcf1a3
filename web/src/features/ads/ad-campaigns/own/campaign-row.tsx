// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StepQuestion } from './campaign-actions.tsx'
import { campaignTones, daysWords, stateLabel } from './campaign-words.ts'
import { nextCampaignAction } from './next-campaign-action.ts'
import { ProgressLine } from './progress-line.tsx'

const PayDialog = lazy(async () => ({
  default: (await import('#web/features/ads/ad-orders/components/pay-dialog.tsx')).PayDialog,
}))

type CampaignRowProps = { own: OwnAdCampaign; now: string }

/** A campaign in the list of its advertiser: how it stands, how far it has come, and what to do next. */
export function CampaignRow({ own, now }: CampaignRowProps) {
  const { campaign } = own
  const { id, name, zone, status, reason, model } = campaign
  const [asked, setAsked] = useState<'pay' | 'resume'>()
  const state = campaignStateAt(campaign, now)
  const next = nextCampaignAction(campaign, now)
  const close = () => setAsked(undefined)
  const hidden = <span className="sr-only">: {name}</span>
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center lg:grid-cols-[minmax(0,1fr)_15rem_13rem]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={adCampaignPath(id)} className="font-semibold hover:underline">
            {name}
          </Link>
          <Badge tone={campaignTones[state]}>{stateLabel(state)}</Badge>
        </p>
        <p className="text-sm text-dim">
          {[zoneName(zone), model === 'sponsor' && 'sponsor', daysWords(campaign)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reason && (status === 'draft' || status === 'cancelled') && <p className="mt-1 text-sm">{reason}</p>}
      </div>
      <ProgressLine own={own} now={now} />
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1 lg:justify-end">
        {next?.kind === 'link' && (
          <ButtonLink size="sm" variant="primary" to={next.to}>
            {next.label}
            {hidden}
          </ButtonLink>
        )}
        {next?.kind === 'pay' && (
          <Button data-own size="sm" variant="primary" onClick={() => setAsked('pay')}>
            Pay {dollars(next.cents)}
            {hidden}
          </Button>
        )}
        {next?.kind === 'resume' && (
          <Button data-own size="sm" variant="primary" onClick={() => setAsked('resume')}>
            Resume
            {hidden}
          </Button>
        )}
        {!next && (
          <ButtonLink size="sm" to={adCampaignPath(id)}>
            {campaign.paidAt && model !== 'featured' ? 'Statistics' : 'Open'}
            {hidden}
          </ButtonLink>
        )}
      </div>
      {asked === 'pay' && (
        <Suspense>
          <PayDialog campaigns={[campaign]} onClose={close} />
        </Suspense>
      )}
      {asked === 'resume' && <StepQuestion step="resume" own={own} now={now} onClose={close} />}
    </li>
  )
}
