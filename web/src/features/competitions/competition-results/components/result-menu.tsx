import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'

type ResultMenuProps = { result: OwnResult; onChange: () => void; onRemove: () => void }

/** What its owner may do with a result. */
export function ResultMenu({ result, onChange, onRemove }: ResultMenuProps) {
  const { className, eventName, changeable, isCorrection, isRemovable } = result
  const entries: MenuEntry[] = []
  if (changeable.length > 0)
    entries.push({ kind: 'action', label: isCorrection ? 'Correct' : 'Change', onSelect: onChange })
  if (isRemovable) entries.push({ kind: 'action', label: 'Remove', danger: true, onSelect: onRemove })
  return (
    <span data-own className="contents">
      <MoreMenu of={`${className} at ${eventName}`} entries={entries} />
    </span>
  )
}
