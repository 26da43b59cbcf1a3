import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import type { ArrangedPicture } from '../api/save-pictures.ts'

export const keyOf = (picture: ArrangedPicture) => (picture.kind === 'known' ? picture.id : picture.uploadId)

const shortestAlt = 3
export const isDescribed = ({ alt }: ArrangedPicture) => alt.trim().length >= shortestAlt

type PictureRowsProps = {
  pictures: readonly ArrangedPicture[]
  /** True once a press has shown that words are missing. */
  asksForWords: boolean
  onArrange: (pictures: ArrangedPicture[]) => void
}

/** The pictures of a listing in order. The first is its cover. */
export function PictureRows({ pictures, asksForWords, onArrange }: PictureRowsProps) {
  const nameOf = (picture: ArrangedPicture, at: number) => picture.alt || `picture ${at + 1}`
  const edit = (at: number, alt: string) =>
    onArrange(pictures.map((picture, index) => (index === at ? { ...picture, alt } : picture)))
  return (
    <SortableList
      label="Pictures"
      className="grid gap-4"
      items={pictures}
      itemKey={keyOf}
      nameOf={nameOf}
      onOrder={onArrange}
    >
      {(picture, at, handle) => (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line pb-4">
          <div className="pt-2">{handle}</div>
          <div className="grid w-28 gap-1.5">
            <Picture
              src={picture.src}
              alt=""
              sizes="7rem"
              width={112}
              height={63}
              className="aspect-video w-full border border-line object-cover"
            />
            {at === 0 && <Badge className="justify-self-start">Cover</Badge>}
            {picture.kind === 'known' && picture.isWaiting && (
              <Badge tone="info" className="justify-self-start">
                In review
              </Badge>
            )}
          </div>
          <Field
            label="What it shows"
            className="min-w-0 flex-1 basis-56"
            required
            error={asksForWords && !isDescribed(picture) ? 'Say what it shows, in 3 to 120 characters.' : ''}
          >
            <Input
              value={picture.alt}
              maxLength={120}
              autoComplete="off"
              placeholder="Front of the shop with two bays"
              onChange={({ target }) => edit(at, target.value)}
            />
          </Field>
          <div className="flex sm:pt-7">
            <IconButton
              label={`Move up: ${nameOf(picture, at)}`}
              icon={<ChevronUp aria-hidden="true" className="size-4" />}
              disabled={at === 0}
              onClick={() => onArrange(withItemMoved(pictures, at, at - 1))}
            />
            <IconButton
              label={`Move down: ${nameOf(picture, at)}`}
              icon={<ChevronDown aria-hidden="true" className="size-4" />}
              disabled={at === pictures.length - 1}
              onClick={() => onArrange(withItemMoved(pictures, at, at + 1))}
            />
            <IconButton
              label={`Remove: ${nameOf(picture, at)}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => onArrange(pictures.filter((_, index) => index !== at))}
            />
          </div>
        </div>
      )}
    </SortableList>
  )
}
