import { Copy, Trash2 } from 'lucide-react'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useDesk, useStudy, useSystem, useView } from '../state/use-calculator.ts'

const letters = [
  { id: '0', label: 'A' },
  { id: '1', label: 'B' },
] as const

/** The systems side by side: which one is worked on, and its name. */
export function SystemBar() {
  const { calculator, parts } = useDesk()
  const { systems } = useStudy()
  const active = useView((view) => view.active)
  const { name } = useSystem()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {systems.length > 1 && (
          <Segmented
            legend="System to work on"
            name="system"
            options={letters}
            value={active === 1 ? '1' : '0'}
            onChange={(id) => calculator.select(Number(id))}
          />
        )}
        <NameField
          key={active}
          label="Name of this system"
          value={name}
          maxLength={40}
          className="min-w-0 grow basis-40"
          onChange={(next) => calculator.changeSystem({ name: next })}
        />
        {parts.extras && systems.length < 2 && (
          <Button onClick={calculator.compare}>
            <Copy className="size-4" aria-hidden="true" />
            Compare with a copy
          </Button>
        )}
        {systems.length > 1 && (
          <Button variant="ghost" onClick={() => calculator.remove(active)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove {letters[active]?.label}
          </Button>
        )}
      </div>
      {!parts.extras && <ProNote what="Two systems side by side" />}
    </div>
  )
}
