import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { Facts } from '#web/ui/facts.tsx'
import { AdPreview } from '../components/ad-preview.tsx'

/** An ad as it is shown, each picture at its size, and where it leads. */
export function ReviewedAd({ ad }: { ad: AdCreative }) {
  const { zone, pictures, alt, headline, text, targetUrl } = ad
  return (
    <div className="grid min-w-0 gap-5">
      {sizesOf(zone).map(({ size }) => (
        <AdPreview
          key={size}
          zone={zone}
          size={size}
          picture={pictures.find((picture) => picture.size === size)}
          alt={alt}
          headline={headline}
          text={text}
        />
      ))}
      <Facts
        facts={[
          [
            'Leads to',
            <a
              key="target"
              href={targetUrl}
              target="_blank"
              rel="sponsored nofollow noopener"
              className="link wrap-anywhere"
            >
              {targetUrl}
            </a>,
          ],
          ['Description', alt],
        ]}
      />
    </div>
  )
}
