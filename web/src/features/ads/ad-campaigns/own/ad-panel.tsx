import { useState } from 'react'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { WebLink } from '#web/ui/web-link.tsx'
import { useSubmitAd } from '../api/own-campaign-commands.ts'
import { useRemoveAd } from '../api/save-ad.ts'
import { AdPreview } from '../components/ad-preview.tsx'
import { adStates, isEditable, isReady, isRemovable } from './ad-words.ts'

type AdPanelProps = {
  ad: AdCreative
  ads: readonly AdCreative[]
  /** Whether its status says more than that of the campaign. */
  standsAlone: boolean
  /** Missing where ads cannot be changed one by one. */
  onEdit?: (() => void) | undefined
}

/** An ad of a campaign with its pictures at their real size, and what its advertiser can do with it. */
export function AdPanel({ ad, ads, standsAlone, onEdit }: AdPanelProps) {
  const { zone, alt, headline, text, targetUrl, pictures, status, reason } = ad
  const { words, tone } = adStates[status]
  const missing = isEditable(ad) ? missingInCreative(ad) : []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
      <div className="wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{alt}</span>
          {standsAlone && <Badge tone={tone}>{words}</Badge>}
        </p>
        <p className="text-sm text-dim">
          Leads to <WebLink href={targetUrl} />
        </p>
        {reason && status === 'refused' && <p className="mt-1">{reason}</p>}
        {missing.length > 0 && <p className="mt-1 text-sm">Still missing: {missing.join(', ')}.</p>}
      </div>
      {sizesOf(zone).map(({ size }) => (
        <AdPreview
          key={size}
          zone={zone}
          size={size}
          picture={pictures.find((one) => one.size === size)}
          alt={alt}
          headline={headline}
          text={text}
        />
      ))}
      {onEdit && <AdActions ad={ad} ads={ads} onEdit={onEdit} />}
    </li>
  )
}

function AdActions({ ad, ads, onEdit }: Required<Pick<AdPanelProps, 'ad' | 'ads'>> & { onEdit: () => void }) {
  const { id: creativeId, campaignId, alt, status, version } = ad
  const [isRemoving, setRemoving] = useState(false)
  const remove = useRemoveAd({ savedBeside: () => undefined })
  const submit = useSubmitAd()
  const params = { campaignId, creativeId }
  const press = usePress(() =>
    submit
      .mutateAsync({ params, body: { version } })
      .then(() => toast.success('The ad is in review'), toastFailure),
  )
  const hidden = <span className="sr-only">: {alt}</span>
  const isShown = status === 'approved'
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {isReady(ad) && (
        <Button data-own size="sm" variant="primary" busy={submit.isPending} onClick={press}>
          Submit for review
          {hidden}
        </Button>
      )}
      {isEditable(ad) && (
        <Button data-own size="sm" onClick={onEdit}>
          Edit
          {hidden}
        </Button>
      )}
      {isRemovable(ad, ads) && (
        <Button data-own size="sm" variant="ghost" onClick={() => setRemoving(true)}>
          {isShown ? 'Remove' : 'Delete'}
          {hidden}
        </Button>
      )}
      {isRemoving && (
        <ConfirmCommand
          command={remove}
          input={params}
          title={isShown ? 'Remove this ad?' : 'Delete this ad?'}
          description={
            isShown
              ? 'It is no longer shown. Its statistics stay.'
              : 'Its text and pictures are deleted. You can’t undo this.'
          }
          confirmLabel={isShown ? 'Remove' : 'Delete'}
          done={isShown ? 'Ad removed' : 'Ad deleted'}
          danger
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
