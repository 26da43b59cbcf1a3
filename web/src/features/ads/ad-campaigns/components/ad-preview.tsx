import type { AdPicture } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { type AdSize, type AdZone, sizesOf, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'

type AdPreviewProps = {
  zone: AdZone
  size: AdSize
  /** Left out, the empty place says which size it has. */
  picture?: Pick<AdPicture, 'src'> | undefined
  alt: string
  /** Shown where the zone has words. */
  headline: string
  text: string
}

/** An ad at its real size. Where that is wider than its place, it can be scrolled. */
export function AdPreview({ zone, size, picture, alt, headline, text }: AdPreviewProps) {
  const { width, height } = sizesOf(zone).find((one) => one.size === size) ?? zoneOf(zone).wide
  const place = { width, height, maxWidth: 'none' }
  return (
    <section
      aria-label={size === 'phone' ? 'Ad on a phone' : 'Ad on a wide screen'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="min-w-0 overflow-x-auto"
    >
      {picture ? (
        <img
          src={picture.src}
          alt={alt}
          width={width}
          height={height}
          style={place}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div style={place} className="grid place-items-center border border-line bg-well text-sm text-dim">
          {width} × {height}
        </div>
      )}
      {zoneOf(zone).hasWords && (
        <div style={{ width, maxWidth: '100%' }} className="mt-3 wrap-anywhere">
          <p className="font-semibold">{headline || <span className="text-dim">Headline</span>}</p>
          <p className="text-sm text-dim">{text || 'Text'}</p>
        </div>
      )}
    </section>
  )
}
