import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { AdPreview } from '#web/features/ads/ad-campaigns/components/ad-preview.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDeleteHouseAd, useSetHouseAdPicture, useUpdateHouseAd } from '../api/house-ad-commands.ts'

type HouseAdCardProps = { ad: HouseAd; onEdit: () => void }

/** A house ad with its pictures as they are shown, and what administrators do with it. */
export function HouseAdCard({ ad, onEdit }: HouseAdCardProps) {
  const { id: houseAdId, zone, alt, headline, text, path, isShown, version } = ad
  const [deleting, setDeleting] = useState(false)
  const update = useUpdateHouseAd()
  const remove = useDeleteHouseAd()
  const missing = missingInCreative(ad)
  const show = usePress(() =>
    update
      .mutateAsync({
        params: { zone, houseAdId },
        body: { alt, headline, text, path, isShown: !isShown, version },
      })
      .then(() => toast.success(isShown ? 'It is no longer shown' : 'It is shown'), toastFailure),
  )
  return (
    <li className="grid min-w-0 gap-5 px-5 py-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{alt}</span>
            <Badge tone={isShown ? 'success' : 'neutral'}>{isShown ? 'Shown' : 'Not shown'}</Badge>
          </p>
          <p className="text-sm text-dim wrap-anywhere">
            Opens <TextLink to={path}>{path}</TextLink>
          </p>
          {missing.length > 0 && <p className="text-sm">Still missing: {missing.join(', ')}.</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {(isShown || missing.length === 0) && (
            <Button
              size="sm"
              variant={isShown ? 'secondary' : 'primary'}
              busy={update.isPending}
              onClick={show}
            >
              {isShown ? 'Do not show' : 'Show'}
              <span className="sr-only"> {alt}</span>
            </Button>
          )}
          <Button size="sm" onClick={onEdit}>
            Edit<span className="sr-only"> {alt}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDeleting(true)}>
            Delete<span className="sr-only"> {alt}</span>
          </Button>
        </div>
      </div>
      <HouseAdPictures ad={ad} />
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={{ params: { zone, houseAdId } }}
          done="House ad deleted"
          title="Delete this house ad?"
          description="Its pictures are deleted too. You cannot undo this."
          confirmLabel="Delete"
          danger
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  )
}

function HouseAdPictures({ ad }: { ad: HouseAd }) {
  const { zone, alt, headline, text, pictures } = ad
  const setPicture = useSetHouseAdPicture()
  return sizesOf(zone).map(({ size, width, height }) => {
    const picture = pictures.find((one) => one.size === size)
    return (
      <div key={size} className="grid min-w-0 gap-3">
        <AdPreview zone={zone} size={size} picture={picture} alt={alt} headline={headline} text={text} />
        <MediaPicker
          purpose="ad-creative"
          label={picture ? 'Change picture' : 'Choose picture'}
          icon={<ImagePlus className="size-5" aria-hidden="true" />}
          fileLabel={`Picture of ${width} × ${height} pixels: ${alt}`}
          hint={`${size === 'phone' ? 'On phones: exactly' : 'Exactly'} ${width} × ${height} or ${width * 2} × ${height * 2} pixels. JPEG, PNG, or WebP, up to 300 KB.`}
          upload={async ({ file, onProgress }) => {
            await setPicture.mutateAsync({ ad, size, file, onProgress })
            toast.success('Picture saved')
          }}
        />
      </div>
    )
  })
}
