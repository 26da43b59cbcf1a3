import { useState } from 'react'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCommitImport, useUndoImport } from '../api/import-commands.ts'
import { errorsBeside } from './import-words.ts'

type ImportActionsProps = {
  of: ResultImport
  onShowLeft: () => void
  /** Goes back to the file, so an outdated plan can be made again. */
  onAgain: () => void
}

/** The actions on an import: import it, continue, or undo it. */
export function ImportActions({ of, onShowLeft, onAgain }: ImportActionsProps) {
  if (of.status === 'committed') return <Undo of={of} />
  if (of.status === 'undone') return <Undone of={of} onShowLeft={onShowLeft} />
  return <Commit of={of} onAgain={onAgain} />
}

function Commit({ of, onAgain }: Pick<ImportActionsProps, 'of' | 'onAgain'>) {
  const commit = useCommitImport(of)
  const [progress, setProgress] = useState<ResultImport>()
  const [attempts, setAttempts] = useState(0)
  const { plan, rows, questions = 0 } = of
  const errors = errorsBeside(of)
  const good = plan.create + plan.update
  const begun = progress ?? (of.status === 'committing' ? of : undefined)
  const written = begun ? linesUpTo(begun, begun.committedLineNo) : 0
  const code = commit.error instanceof ApiError ? commit.error.code : undefined
  const isOld = code === 'plan_changed'
  const send = () => {
    if (commit.isPending) return
    setAttempts((count) => count + 1)
    commit.mutate(
      { goodLinesOnly: errors > 0, onProgress: setProgress },
      { onSuccess: () => toast.success('The file is imported') },
    )
  }
  const words = errors > 0 ? 'Import the good lines' : 'Import'
  return (
    <div className="grid gap-4">
      {commit.error && (
        <FormError key={attempts} title={describeFailure(commit.error).sentence}>
          {begun && code !== 'import_state' && (
            <p>What is written stays, and the import can continue from there.</p>
          )}
        </FormError>
      )}
      {begun && <Progress label="Lines written" done={written} rows={rows} said="are written" />}
      {!begun && good === 0 && questions === 0 && (
        <Banner tone="info">Nothing to import: no line of this file would change anything.</Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {(begun || (good > 0 && questions === 0)) && !isOld && (
          <Button data-own variant="primary" className="min-h-12" busy={commit.isPending} onClick={send}>
            {begun ? 'Continue' : words}
          </Button>
        )}
        {!begun && (
          <Button className="min-h-12" disabled={commit.isPending} onClick={onAgain}>
            {isOld ? 'Review it again' : 'Back to the file'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The header is the first line, or stands below a title. */
const linesUpTo = ({ rows, headerLineNo = 1 }: ResultImport, lineNo: number) =>
  Math.min(rows, Math.max(0, lineNo - headerLineNo))

type ProgressProps = { label: string; done: number; rows: number; said: string }

function Progress({ label, done, rows, said }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <Meter label={label} value={done} max={rows} hot={1} clip={1} valueText={`${done} of ${rows} lines`} />
      <p className="text-sm text-dim" aria-live="polite">
        {done} of {rows} lines {said}.
      </p>
    </div>
  )
}

function Undo({ of }: { of: ResultImport }) {
  const [progress, setProgress] = useState<ResultImport>()
  const undo = useUndoImport(setProgress)
  const [isAsking, setAsking] = useState(false)
  const at = progress ?? of
  const isBegun = at.undoneLineNo > 0
  return (
    <div className="grid gap-4">
      {isBegun && (
        <Progress
          label="Lines undone"
          done={linesUpTo(at, at.undoneLineNo)}
          rows={at.rows}
          said="are undone"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button data-own className="min-h-12" onClick={() => setAsking(true)}>
          {isBegun ? 'Undo the rest' : 'Undo this import'}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-dim">
          You can undo it for 72 hours, while none of its classes is final.
        </p>
        {isAsking && (
          <ConfirmCommand
            title="Undo this import?"
            description="What it added is removed, and what it replaced comes back. Later changes stay and are listed."
            confirmLabel="Undo"
            command={undo}
            input={{ eventId: of.eventId, id: of.id }}
            done="The import is undone"
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </div>
  )
}

function Undone({ of, onShowLeft }: Pick<ImportActionsProps, 'of' | 'onShowLeft'>) {
  if (of.left === 0) return <Banner tone="info">This import was undone. None of it is left.</Banner>
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" className="min-h-12" onClick={onShowLeft}>
          Show them
        </Button>
      }
    >
      This import was undone. {of.left === 1 ? 'One line was' : `${of.left} lines were`} changed since, so
      what {of.left === 1 ? 'it' : 'they'} made stayed.
    </Banner>
  )
}
