import { useState } from 'react'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { keepsFocus } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { useDeclareConflict } from '#web/features/competitions/score-sheets/api/sheet-commands.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'

type DeclareConflictProps = {
  work: ClassWork
  entry: Pick<WorkEntry, 'entryId' | 'name' | 'hasConflict'>
  disabled: boolean
  onDone: () => void
}

/** Says that one is too near an entrant to score them, in every class of the event, or no longer is. */
export function DeclareConflict({ work: { of }, entry, disabled, onDone }: DeclareConflictProps) {
  const [isOpen, setOpen] = useState(false)
  const { entryId, name, hasConflict = false } = entry
  const { eventId, classKey } = of
  const command = useDeclareConflict()
  return (
    <>
      <Button data-own className="min-h-12" disabled={disabled} {...keepsFocus} onClick={() => setOpen(true)}>
        {hasConflict ? 'I have no conflict' : 'I have a conflict'}
      </Button>
      {isOpen && (
        <ConfirmCommand
          command={command}
          input={{ params: { eventId, classKey, entryId }, body: { conflict: !hasConflict } }}
          done={hasConflict ? 'Conflict removed' : 'Conflict noted'}
          title={hasConflict ? `No conflict with ${name}?` : `A conflict with ${name}?`}
          description={
            hasConflict
              ? 'You can then score this entrant.'
              : 'You then cannot score this entrant in any class of this event. You can undo it.'
          }
          confirmLabel={hasConflict ? 'I have no conflict' : 'I have a conflict'}
          onClose={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
