import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import { boxesOf } from '#shared/platform/ad-slots/ad-sizes.ts'
import type { SlotProps } from '#web/features/platform/ad-slots/components/slot-filler.ts'
import { track } from '#web/lib/analytics/track.ts'
import { askForAd, sendView } from './ad-calls.ts'
import { rememberView } from './seen-ads.ts'
import { shareOf, watchView } from './watch-view.ts'

/** From here on a window shows the wide picture, as the room of a place does. */
const isWide = '(min-width: 64rem)'

type FilledSlotProps = SlotProps & {
  /** No one has bought the place. */
  onUnsold: () => void
  children: ReactNode
}

/** An ad in its place, or what stands there until one has come. */
export function FilledSlot({ zone, state, onUnsold, children }: FilledSlotProps) {
  const [ad, setAd] = useState<ServedAd>()
  const link = useRef<HTMLAnchorElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const unsold = useRef(onUnsold)
  useEffect(() => {
    unsold.current = onUnsold
  })
  useEffect(() => {
    const show = (served: ServedAd | undefined) => (served ? setAd(served) : unsold.current())
    return askForAd({ zone, state, show })
  }, [zone, state])
  useEffect(() => {
    if (!ad || !link.current || !image.current) return undefined
    const { wide, phone = wide } = boxesOf(zone)
    return watchView(link.current, {
      share: shareOf(matchMedia(isWide).matches ? wide : phone),
      image: image.current,
      onSeen: () => {
        rememberView(ad.campaign)
        void sendView(ad.token)
      },
    })
  }, [ad, zone])
  const wide = ad?.pictures.find(({ size }) => size === 'wide') ?? ad?.pictures[0]
  if (!ad || !wide) return children
  const phone = ad.pictures.find(({ size }) => size === 'phone') ?? wide
  const { wide: box, hasWords } = boxesOf(zone)
  return (
    <a
      ref={link}
      href={ad.href}
      rel="sponsored nofollow noopener"
      target="_blank"
      className="absolute inset-0"
      onClick={() => track('ad_click', { zone })}
    >
      <picture>
        <source media={isWide} srcSet={wide.src} width={wide.width} height={wide.height} />
        <img
          ref={image}
          src={phone.src}
          alt={ad.alt}
          width={phone.width}
          height={phone.height}
          className="block w-full object-cover"
          style={hasWords ? { aspectRatio: `${box.width} / ${box.height}` } : { height: '100%' }}
        />
      </picture>
      {hasWords && (
        <span className="block px-4 pt-3 wrap-anywhere">
          <span className="block font-semibold">{ad.headline}</span>
          <span className="block text-sm text-dim">{ad.text}</span>
        </span>
      )}
    </a>
  )
}
