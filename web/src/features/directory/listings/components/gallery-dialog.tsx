import { useEffect, useEffectEvent } from 'react'
import type { ListingPicture } from '#shared/directory/listings/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'

type GalleryDialogProps = {
  pictures: readonly ListingPicture[]
  of: string
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** One picture in full size; the arrow keys lead to the others. */
export function GalleryDialog({ pictures, of, at, onMove, onClose }: GalleryDialogProps) {
  const move = useEffectEvent((step: number) => onMove((at + step + pictures.length) % pictures.length))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step) move(step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const shown = pictures[at]
  if (!shown) return null
  const turn = (step: number) => onMove((at + step + pictures.length) % pictures.length)
  return (
    <Dialog
      open
      wide
      title={of}
      onClose={onClose}
      footer={
        pictures.length > 1 && (
          <>
            <p role="status" className="mr-auto self-center text-dim">
              {at + 1} of {pictures.length}
            </p>
            <Button onClick={() => turn(-1)}>Previous</Button>
            <Button onClick={() => turn(1)}>Next</Button>
          </>
        )
      }
    >
      <figure className="grid gap-2">
        <Picture
          key={shown.id}
          src={shown.src}
          alt={shown.alt}
          sizes="(min-width: 64rem) 60rem, 100vw"
          width={shown.width}
          height={shown.height}
          isFirst
          className="max-h-[60dvh] w-full object-contain"
        />
        <figcaption className="text-center text-sm text-dim">{shown.alt}</figcaption>
      </figure>
    </Dialog>
  )
}
