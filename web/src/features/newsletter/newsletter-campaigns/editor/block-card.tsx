import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BlockFields, type BlockFieldsProps } from './block-fields.tsx'
import { blockKinds, blockName } from './block-kinds.ts'

type BlockCardProps = BlockFieldsProps & {
  handle: ReactNode
  isFirst: boolean
  isLast: boolean
  isFull: boolean
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onDelete: () => void
}

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 }

const icon = { className: 'size-4', 'aria-hidden': true } as const

/** A block with what moves it: the handle is dragged, buttons do the same, and so do Alt and the arrow keys. */
export function BlockCard(props: BlockCardProps) {
  const { handle, isFirst, isLast, isFull, onMove, onDuplicate, onDelete, ...fields } = props
  const { block, problems } = fields
  const { label, icon: Icon } = blockKinds[block.kind]
  const name = blockName(block)
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    // The handle has moved it already.
    if (!event.altKey || !by || event.defaultPrevented) return
    event.preventDefault()
    onMove(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work in every field and button within
    <div data-block={block.id} className="panel min-w-0" onKeyDown={press}>
      <div className="panel-head justify-start gap-x-1 pl-1!">
        {handle}
        <h3 className="label flex grow items-center gap-2 text-dim">
          <Icon className="size-4 flex-none" aria-hidden="true" />
          {label}
        </h3>
        <IconButton
          label={`Move up: ${name}`}
          icon={<ChevronUp {...icon} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move down: ${name}`}
          icon={<ChevronDown {...icon} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Duplicate: ${name}`}
          icon={<Copy {...icon} />}
          disabled={isFull}
          onClick={onDuplicate}
        />
        <IconButton label={`Delete: ${name}`} icon={<Trash2 {...icon} />} onClick={onDelete} />
      </div>
      <div className="grid grid-cols-1 gap-3 p-4">
        <FieldError>{problems['']}</FieldError>
        <BlockFields {...fields} />
      </div>
    </div>
  )
}
