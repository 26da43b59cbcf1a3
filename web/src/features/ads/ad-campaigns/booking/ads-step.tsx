import { type ReactNode, useState } from 'react'
import { type AdCreative, mostCreatives } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRemoveAd } from '../api/save-ad.ts'
import { AdForm } from './ad-form.tsx'
import { AdPictures } from './ad-pictures.tsx'

type AdsStepProps = {
  own: WholeAdCampaign
  savedBeside: (own: WholeAdCampaign) => void
  /** Back and on. */
  ways: ReactNode
}

/** The ads of a campaign, each saved by itself. */
export function AdsStep({ own: { campaign, creatives }, savedBeside, ways }: AdsStepProps) {
  const [adds, setAdds] = useState(false)
  const zone = AdZone.parse(campaign.zone)
  const isFull = creatives.length >= mostCreatives
  const isNew = creatives.length === 0 || adds
  return (
    <div className="grid gap-6">
      {creatives.map((ad, at) => (
        <OneAd key={ad.id} ad={ad} number={at + 1} savedBeside={savedBeside} />
      ))}
      {isNew && (
        <fieldset className="grid gap-6">
          <legend className="mb-4 font-semibold">{creatives.length === 0 ? 'Your ad' : 'Another ad'}</legend>
          <AdForm
            campaignId={campaign.id}
            zone={zone}
            savedBeside={savedBeside}
            onSaved={() => setAdds(false)}
          />
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {ways}
        {!isNew && !isFull && (
          <Button data-own onClick={() => setAdds(true)}>
            Add another ad
          </Button>
        )}
      </div>
      {creatives.length > 1 && (
        <p className="text-sm text-dim">Several ads take turns. Up to {mostCreatives}.</p>
      )}
    </div>
  )
}

type OneAdProps = { ad: AdCreative; number: number; savedBeside: (own: WholeAdCampaign) => void }

function OneAd({ ad, number, savedBeside }: OneAdProps) {
  const [asks, setAsks] = useState(false)
  const remove = useRemoveAd({ savedBeside })
  const { id: creativeId, campaignId, zone, status, reason } = ad
  const missing = missingInCreative(ad)
  return (
    <section aria-label={`Ad ${number}`} className="grid min-w-0 gap-6 border-b border-line pb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">Ad {number}</h3>
        <Button data-own size="sm" variant="ghost" onClick={() => setAsks(true)}>
          Remove<span className="sr-only"> ad {number}</span>
        </Button>
      </div>
      {status === 'refused' && reason && (
        <Banner tone="danger">
          <p className="font-semibold">This ad was rejected</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
        </Banner>
      )}
      {status === 'approved' ? (
        <p className="text-sm text-dim">Approved. To change it, add another ad and remove this one.</p>
      ) : (
        <AdForm campaignId={campaignId} zone={zone} ad={ad} savedBeside={savedBeside} />
      )}
      {status !== 'approved' && <AdPictures ad={ad} savedBeside={savedBeside} />}
      {missing.length > 0 && <p className="text-sm">Still missing: {missing.join(', ')}.</p>}
      {asks && (
        <ConfirmCommand
          command={remove}
          input={{ campaignId, creativeId }}
          title="Remove this ad?"
          description="Its words and pictures are deleted. You cannot undo this."
          confirmLabel="Remove"
          danger
          done="Ad removed"
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  )
}
