import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ItemPicture } from '#shared/market/market-items/item.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import { described, inOrder, type PictureChange, without } from './arranged-pictures.ts'

type PictureRowsProps = {
  pictures: readonly ItemPicture[]
  /** False for the last picture of what is for sale. */
  mayRemove: boolean
  onChange: (change: PictureChange) => void
}

/** The pictures of an item in order. The first is its cover. */
export function PictureRows({ pictures, mayRemove, onChange }: PictureRowsProps) {
  const nameOf = ({ alt }: ItemPicture, at: number) => alt || `picture ${at + 1}`
  const order = (next: readonly ItemPicture[]) => onChange(inOrder(next.map(({ id }) => id)))
  return (
    <SortableList
      label="Pictures"
      className="grid gap-4"
      items={pictures}
      itemKey={({ id }) => id}
      nameOf={nameOf}
      onOrder={order}
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
          </div>
          <AltField picture={picture} onChange={onChange} />
          <div className="flex sm:pt-7">
            <IconButton
              label={`Move up: ${nameOf(picture, at)}`}
              icon={<ChevronUp aria-hidden="true" className="size-4" />}
              disabled={at === 0}
              onClick={() => order(withItemMoved(pictures, at, at - 1))}
            />
            <IconButton
              label={`Move down: ${nameOf(picture, at)}`}
              icon={<ChevronDown aria-hidden="true" className="size-4" />}
              disabled={at === pictures.length - 1}
              onClick={() => order(withItemMoved(pictures, at, at + 1))}
            />
            <IconButton
              label={`Remove: ${nameOf(picture, at)}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              disabled={!mayRemove}
              onClick={() => onChange(without(picture.id))}
            />
          </div>
        </div>
      )}
    </SortableList>
  )
}

type AltFieldProps = { picture: ItemPicture; onChange: (change: PictureChange) => void }

/** The words of a picture are saved once the field is left. */
function AltField({ picture: { id, alt }, onChange }: AltFieldProps) {
  const [typed, setTyped] = useState<string>()
  const save = () => {
    const words = typed?.trim()
    if (words !== undefined && words !== alt) onChange(described(id, words))
    setTyped(undefined)
  }
  return (
    <Field label="What it shows" className="min-w-0 flex-1 basis-56 max-sm:order-2">
      <Input
        value={typed ?? alt}
        maxLength={120}
        autoComplete="off"
        placeholder="Front, with the grille"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
      />
    </Field>
  )
}
