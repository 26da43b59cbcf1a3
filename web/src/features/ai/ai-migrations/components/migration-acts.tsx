import { useState } from 'react'
import { daysToGoBack } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartMigration, useSwitchMigration, useUndoMigration } from '../api/migration-commands.ts'
import { serviceWords } from './migration-words.ts'
import { undoWords } from './undo-words.ts'

/** What can be done with a migration now. */
export function MigrationActs({ of: migration }: { of: ShownMigration }) {
  const { id, version, acts, from, to } = migration
  const [asked, setAsked] = useState<'switch' | 'undo'>()
  const start = useStartMigration()
  const change = useSwitchMigration()
  const undo = useUndoMigration()
  const input = { params: { migrationId: id }, body: { version } }
  const press = usePress(() =>
    start.mutateAsync(input).then(() => toast.success('Move started'), toastFailure),
  )
  const undoing = undoWords(migration)
  const close = () => setAsked(undefined)
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.includes('start') && (
            <Button variant="primary" busy={start.isPending} busyText="Starting..." onClick={press}>
              Start
            </Button>
          )}
          {acts.includes('switch') && (
            <Button variant="primary" onClick={() => setAsked('switch')}>
              Switch
            </Button>
          )}
          {acts.includes('undo') && <Button onClick={() => setAsked('undo')}>{undoing.label}</Button>}
        </div>
      )}
      {asked === 'switch' && (
        <ConfirmCommand
          command={change}
          input={input}
          title={`Switch to ${serviceWords(to)}?`}
          description={`Drafts and searches will use it instead of ${serviceWords(from)}. You can go back for ${daysToGoBack} days.`}
          confirmLabel="Switch"
          done={`${serviceWords(to)} is in use`}
          onClose={close}
        />
      )}
      {asked === 'undo' && (
        <ConfirmCommand
          command={undo}
          input={input}
          title={undoing.title}
          description={undoing.description}
          confirmLabel={undoing.label}
          done={undoing.done}
          onClose={close}
        />
      )}
    </>
  )
}
