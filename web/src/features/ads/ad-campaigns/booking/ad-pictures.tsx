import { ImagePlus } from 'lucide-react'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetAdPicture } from '../api/save-ad.ts'
import { AdPreview } from '../components/ad-preview.tsx'

type AdPicturesProps = { ad: AdCreative; savedBeside: (own: WholeAdCampaign) => void }

const pixels = (width: number, height: number) =>
  `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`

/** The pictures of an ad, one for each size of its place, as they are shown. */
export function AdPictures({ ad, savedBeside }: AdPicturesProps) {
  const { id: creativeId, campaignId, zone, pictures, alt, headline, text } = ad
  const setPicture = useSetAdPicture({ savedBeside })
  return (
    <div className="grid gap-6">
      {sizesOf(zone).map(({ size, width, height }) => {
        const picture = pictures.find((one) => one.size === size)
        return (
          <div key={size} className="grid min-w-0 gap-3">
            <AdPreview zone={zone} size={size} picture={picture} alt={alt} headline={headline} text={text} />
            <MediaPicker
              purpose="ad-creative"
              label={picture ? 'Change picture' : 'Choose picture'}
              icon={<ImagePlus className="size-5" aria-hidden="true" />}
              fileLabel={`Picture of ${width} × ${height} pixels`}
              hint={`${size === 'phone' ? 'On phones: exactly' : 'Exactly'} ${pixels(width, height)} or ${pixels(width * 2, height * 2)} pixels. JPEG, PNG, or WebP, up to 300 KB.`}
              upload={async ({ file, onProgress }) => {
                await setPicture.mutateAsync({ campaignId, creativeId, size, zone, file, onProgress })
                toast.success('Picture saved')
              }}
            />
          </div>
        )
      })}
    </div>
  )
}
