import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { isUsed, missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { AdZone, sizesOf, zoneName, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { stateName } from '#web/features/directory/listings/components/listing-states.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmitCampaign } from '../api/booked-campaign.ts'
import { AdPreview } from '../components/ad-preview.tsx'
import { daysWords } from '../own/campaign-words.ts'
import type { BookingStepName } from './booking-steps.ts'
import { PriceLine } from './price-line.tsx'
import { type Planned, roomProblem, useQuote } from './quote.ts'

type CheckStepProps = {
  own: WholeAdCampaign
  /** Something typed is not saved, or the days are past. */
  isOpen: boolean
  onStep: (step: BookingStepName) => void
  back: ReactNode
}

/** All of a campaign once, with its price, and the button that sends it in. */
export function CheckStep({ own, isOpen, onStep, back }: CheckStepProps) {
  const { campaign, creatives } = own
  const used = creatives.filter(isUsed)
  const missing = used.length === 0 ? ['an ad'] : [...new Set(used.flatMap(missingInCreative))]
  const planned = isOpen ? undefined : plannedOf(campaign)
  const quote = useQuote(planned)
  const full = planned && quote.data ? roomProblem(planned, quote.data) : undefined
  return (
    <div className="grid gap-6">
      {isOpen && (
        <Problem label="Days and views" onFix={() => onStep('days')}>
          Its days are not saved yet. Look at them and save.
        </Problem>
      )}
      {missing.length > 0 && (
        <Problem label="Pictures" onFix={() => onStep('pictures')}>
          Before you submit it, add: {missing.join(', ')}.
        </Problem>
      )}
      {full && (
        <Problem label="Days and views" onFix={() => onStep('days')}>
          {full.message}
        </Problem>
      )}
      <Facts facts={factsOf(campaign)} />
      {used.map((ad) => (
        <div key={ad.id} className="grid min-w-0 gap-3">
          {sizesOf(ad.zone).map(({ size }) => (
            <AdPreview
              key={size}
              {...ad}
              size={size}
              picture={ad.pictures.find((picture) => picture.size === size)}
            />
          ))}
          <p className="text-sm text-dim wrap-anywhere">Leads to {ad.targetUrl}</p>
        </div>
      ))}
      <PriceLine planned={planned} quote={planned && quote.data} />
      <Submit
        campaign={campaign}
        back={back}
        cents={missing.length === 0 && !full && planned ? quote.data?.cents : undefined}
      />
    </div>
  )
}

type SubmitProps = { campaign: AdCampaign; cents: number | undefined; back: ReactNode }

function Submit({ campaign: { id: campaignId, version }, cents, back }: SubmitProps) {
  const me = useMe()
  const navigate = useNavigate()
  const submit = useSubmitCampaign()
  const press = usePress(async () => {
    if (cents === undefined) return
    await submit.mutateAsync({ params: { campaignId }, body: { version, cents } }).then(
      () => {
        toast.success('Submitted for review')
        return navigate(adCampaignPath(campaignId))
      },
      () => undefined,
    )
  })
  if (me.status !== 'active')
    return (
      <Banner tone="info">
        <p className="font-semibold">{awaitingApproval}</p>
        <p className="mt-1">Your draft stays. Submit it once your account is approved.</p>
      </Banner>
    )
  return (
    <div className="grid gap-4">
      <FormFailure
        title="We couldn’t submit the campaign"
        failure={submit.error}
        attempts={submit.submittedAt}
      />
      <div className="flex flex-wrap items-center gap-3">
        {back}
        <Button
          data-own
          variant="primary"
          size="lg"
          disabled={cents === undefined}
          busy={submit.isPending}
          busyText="Submitting..."
          onClick={press}
        >
          Submit for review
        </Button>
      </div>
      <p className="text-sm text-dim">
        A person looks at it within one working day. You pay after that; price and days are held for you.
      </p>
    </div>
  )
}

type ProblemProps = { label: string; onFix: () => void; children: ReactNode }

const Problem = ({ label, onFix, children }: ProblemProps) => (
  <Banner
    tone="warning"
    action={
      <Button size="sm" onClick={onFix}>
        {label}
      </Button>
    }
  >
    <p>{children}</p>
  </Banner>
)

const plannedOf = ({ zone, model, views, startsOn, endsOn }: AdCampaign): Planned => ({
  zone: AdZone.parse(zone),
  model: model === 'sponsor' ? 'sponsor' : 'views',
  ...(views !== undefined && { views }),
  startsOn,
  endsOn,
})

function factsOf(campaign: AdCampaign): Fact[] {
  const { name, zone, model, views, states, frequencyCap, refundsAtEnd } = campaign
  return [
    ['Campaign', name],
    ['Ad space', `${zoneName(zone)}: ${zoneOf(AdZone.parse(zone)).where.toLowerCase()}`],
    ['Days', daysWords(campaign)],
    [
      'Booked',
      model === 'sponsor' ? 'All of these days as a sponsor' : `${views?.toLocaleString('en-US')} views`,
    ],
    ['States', states.length === 0 ? 'Everywhere' : states.map(stateName).join(', ')],
    frequencyCap !== undefined && [
      'One visitor',
      `At most ${frequencyCap.views} times ${frequencyCap.hours === 24 ? 'a day' : 'a week'}`,
    ],
    model === 'views' && [
      'Views left over',
      refundsAtEnd ? 'Refunded at the end' : 'Run on for up to 14 days, then refunded',
    ],
  ]
}
