import { ChevronLeft, ChevronRight } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import type { ListingPicture } from '#shared/directory/listings/listing.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }))

type GalleryProps = {
  pictures: readonly ListingPicture[]
  of: string
  /** One picture fills the strip. */
  isWide?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The pictures side by side: they are swiped, moved by the arrow keys, and larger on a press. */
export function Gallery({ pictures, of, isWide = false }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number>()
  const several = pictures.length > 1
  const move = (step: number) => {
    const list = strip.current
    if (!list) return
    const width = list.firstElementChild?.clientWidth ?? list.clientWidth
    list.scrollBy({ left: step * width, behavior: 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }
  return (
    <section aria-label={`Pictures of ${of}`} className="relative min-w-0">
      <ul
        ref={strip}
        className="relative flex gap-3 overflow-x-auto [scroll-snap-type:x_mandatory]"
        onKeyDown={onKeyDown}
      >
        {pictures.map(({ id, src, alt, width, height }, at) => (
          <li key={id} className={cx('w-full shrink-0 snap-start', !isWide && 'max-w-xl')}>
            <button
              type="button"
              className="panel block w-full overflow-hidden"
              onClick={() => setOpened(at)}
            >
              <Picture
                src={src}
                alt={alt}
                sizes={isWide ? '(min-width: 64rem) 52rem, 100vw' : '(min-width: 40rem) 36rem, 100vw'}
                width={width}
                height={height}
                isFirst={at === 0}
                className="aspect-video w-full object-cover"
              />
              <span className="sr-only">, show in full size</span>
            </button>
          </li>
        ))}
      </ul>
      {several && (
        <div className="mt-2 flex items-center justify-between gap-3">
          <p className="text-sm text-dim">{pictures.length} pictures</p>
          <div className="flex gap-2">
            <IconButton
              label="Previous picture"
              icon={<ChevronLeft className="size-5" aria-hidden="true" />}
              onClick={() => move(-1)}
            />
            <IconButton
              label="Next picture"
              icon={<ChevronRight className="size-5" aria-hidden="true" />}
              onClick={() => move(1)}
            />
          </div>
        </div>
      )}
      {opened !== undefined && (
        <Suspense>
          <GalleryDialog
            pictures={pictures}
            of={of}
            at={opened}
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
