import { useState } from 'react'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AdForm } from '../booking/ad-form.tsx'
import { AdPictures } from '../booking/ad-pictures.tsx'

type AdDialogProps = {
  own: WholeAdCampaign
  /** Left out for a new one. */
  adId: AdCreative['id'] | undefined
  onClose: () => void
}

/** Writes an ad of a campaign that was submitted: its words, then its pictures. */
export function AdDialog({ own: { campaign, creatives }, adId, onClose }: AdDialogProps) {
  const [editedId, setEditedId] = useState(adId)
  const ad = creatives.find(({ id }) => id === editedId)
  const saved = (own: WholeAdCampaign) => {
    const added = own.creatives.find(({ id }) => !creatives.some((known) => known.id === id))
    if (added) setEditedId(added.id)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={ad ? 'Edit the ad' : 'Another ad'}
      description="We review it before it is shown. The others run on meanwhile."
      unsaved
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AdForm
          key={ad?.id ?? 'new'}
          campaignId={campaign.id}
          zone={AdZone.parse(campaign.zone)}
          savedBeside={saved}
          {...(ad && { ad })}
        />
        {ad && <AdPictures ad={ad} savedBeside={saved} />}
      </div>
    </Dialog>
  )
}
