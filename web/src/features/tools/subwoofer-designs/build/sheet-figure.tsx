import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SheetPicture, type SheetPictureProps } from './sheet-picture.tsx'

const zooms = [
  { id: '1', label: '1×' },
  { id: '2', label: '2×' },
  { id: '4', label: '4×' },
] as const

export type SheetFigureProps = Omit<SheetPictureProps, 'zoom'> & {
  /** A length in the units of the reader. */
  length: (metres: number) => string
}

/** A sheet with its name. A phone opens it larger, so its writing is readable and each piece has its size. */
export function SheetFigure({ length, ...picture }: SheetFigureProps) {
  const { label, sheet, nameOf } = picture
  const [isOpen, setOpen] = useState(false)
  const [zoom, setZoom] = useState<(typeof zooms)[number]['id']>('1')
  const sizeOf = new Map(
    sheet.pieces.map(({ id, width, height }) => [id, `${length(width)} × ${length(height)}`]),
  )
  return (
    <figure className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <figcaption className="text-sm text-dim">{label}</figcaption>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          <Maximize2 className="size-4" aria-hidden="true" />
          Larger<span className="sr-only">: {label}</span>
        </Button>
      </div>
      <SheetPicture {...picture} />
      <Dialog open={isOpen} wide title={label} onClose={() => setOpen(false)}>
        <Segmented
          legend="Size of the picture"
          name="sheet-zoom"
          options={zooms}
          value={zoom}
          onChange={setZoom}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus */}
        <section className="max-h-[60dvh] overflow-auto" aria-label="Picture of the sheet" tabIndex={0}>
          <div style={{ width: `calc(max(100%, 34rem) * ${zoom})` }}>
            <SheetPicture
              {...picture}
              zoom={Number(zoom)}
              nameOf={(id) => `${nameOf(id)}, ${sizeOf.get(id) ?? ''}`}
            />
          </div>
        </section>
        <ul className="grid gap-1 text-sm">
          {sheet.pieces.map(({ id, turned }) => (
            <li key={id} className="flex justify-between gap-4 border-t border-line pt-1">
              <span>
                {nameOf(id)}
                {turned && ', top edge at the left'}
              </span>
              <span className="readout shrink-0">{sizeOf.get(id)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </figure>
  )
}
