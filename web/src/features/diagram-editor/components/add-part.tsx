import { Plus } from 'lucide-react'
import { type NodeKind, nodeKinds } from '#shared/diagrams/node-fields.ts'
import { partNames } from '#shared/diagrams/part-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'

export type AddPartProps = { onAdd: (kind: NodeKind) => void }

/** Every kind of part. */
export function AddPart({ onAdd }: AddPartProps) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button>
          <Plus className="size-4" aria-hidden="true" />
          Add part
        </Button>
      }
      entries={nodeKinds.map((kind) => ({
        kind: 'action',
        label: partNames[kind],
        onSelect: () => onAdd(kind),
      }))}
    />
  )
}
