import { Plus } from 'lucide-react'
import type { BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { blockKinds } from './block-kinds.ts'

type AddBlockProps = {
  kinds: readonly BlockKind[]
  /** The block above which it is added; without it, at the end. */
  above?: string
  disabled: boolean
  onAdd: (kind: BlockKind) => void
}

/** The menu of the kinds of blocks. */
export function AddBlock({ kinds, above, disabled, onAdd }: AddBlockProps) {
  const plus = <Plus className="size-4" aria-hidden="true" />
  return (
    <DropdownMenu
      align="center"
      trigger={
        above === undefined ? (
          <Button disabled={disabled}>
            {plus}
            Add block
          </Button>
        ) : (
          <IconButton label={`Add a block above: ${above}`} icon={plus} disabled={disabled} />
        )
      }
      entries={kinds.map((kind) => {
        const { label, icon: Icon } = blockKinds[kind]
        return {
          kind: 'action',
          label,
          icon: <Icon className="size-4 flex-none" aria-hidden="true" />,
          onSelect: () => onAdd(kind),
        }
      })}
    />
  )
}
