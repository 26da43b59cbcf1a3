import { type ReactNode, useState } from 'react'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { readHertz } from '#shared/competitions/runs/read-hertz.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { newId } from '#shared/ids.ts'
import { scoreDoubt } from '#shared/rules/scores/read-score.ts'
import { isWholeNumber, readTypedMeasured } from '#shared/rules/scores/read-typed.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { carWords } from '#web/features/competitions/judge-scoring/components/class-words.ts'
import type { ScoringStore } from '#web/features/competitions/judge-scoring/offline/scoring-store.ts'
import { useChangeRun, useVoidRun } from '#web/features/competitions/runs/api/run-commands.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type Car = Pick<WorkEntry, 'number' | 'name' | 'vehicle'>
type Opened = { what: 'correct' | 'void'; run: Run }

/** The head judge's actions on a run, each with a reason. */
export function useRunDialogs(work: ClassWork, entry: Car | undefined, store: ScoringStore) {
  const [opened, setOpened] = useState<Opened>()
  const props = {
    car: entry ? `${carWords(entry)}.` : '',
    onClose: () => setOpened(undefined),
    onDone: () => void store.readClass(),
  }
  const open: ReactNode = opened && (
    <>
      {opened.what === 'void' && <VoidRun run={opened.run} {...props} />}
      {opened.what === 'correct' && <CorrectRun work={work} run={opened.run} {...props} />}
    </>
  )
  const actions = {
    onCorrect: (run: Run) => setOpened({ what: 'correct', run }),
    onVoid: (run: Run) => setOpened({ what: 'void', run }),
  }
  return { open, actions }
}

const named = ({ id, eventId, classKey }: Run) => ({ params: { eventId, classKey, runId: id } })

type DialogProps = { run: Run; car: string; onClose: () => void; onDone: () => void }

function VoidRun({ run, car, onClose, onDone }: DialogProps) {
  return (
    <ReasonCommand
      title={`Void run ${run.runNo}?`}
      description={`${car} ${showHundredths(run.measuredHundredths)} dB then no longer counts, and the run can be repeated.`}
      confirmLabel="Void run"
      danger
      done="Run voided"
      command={useVoidRun()}
      inputOf={(reason) => ({ ...named(run), body: { reason } })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

const hertzWords = (tenths: number | undefined) =>
  tenths === undefined ? '' : `${Math.floor(tenths / 10)}.${tenths % 10}`

function CorrectRun({ work, run, car, onClose, onDone }: DialogProps & { work: ClassWork }) {
  const [typed, setTyped] = useState(showHundredths(run.measuredHundredths))
  const [violations, setViolations] = useState<readonly string[]>(run.violations)
  const read = readTypedMeasured(typed)
  const doubt =
    'hundredths' in read && read.hundredths !== run.measuredHundredths
      ? scoreDoubt(read.hundredths, { isWhole: isWholeNumber(typed) })
      : undefined
  const { format } = work
  const hasHz =
    format.bonus.length > 0 || format.maxFrequencyHz !== undefined || run.frequencyTenthsHz !== undefined
  const [hertz, setHertz] = useState(hertzWords(run.frequencyTenthsHz))
  const heard = readHertz(hertz)
  // A run of zero needs nothing else, whatever its note was.
  const needsHz = hasHz && 'hundredths' in read && read.hundredths > 0
  const problem =
    'problem' in read
      ? read.problem
      : 'missing' in read
        ? 'Enter a score such as 151.30.'
        : 'problem' in heard
          ? heard.problem
          : needsHz && 'missing' in heard
            ? 'Enter a frequency such as 38.5.'
            : undefined
  const toggle = (code: string) =>
    setViolations(
      violations.includes(code) ? violations.filter((one) => one !== code) : [...violations, code],
    )
  return (
    <ReasonCommand
      title={`Correct run ${run.runNo}`}
      description={`${car} The score before stays readable, with your reason.`}
      confirmLabel="Save correction"
      done="Run corrected"
      command={useChangeRun()}
      problem={problem}
      inputOf={(reason) => {
        const deviceAt = new Date().toISOString()
        return {
          ...named(run),
          body: {
            id: newId('run', deviceAt),
            measuredHundredths: 'hundredths' in read ? read.hundredths : 0,
            ...('tenths' in heard && { frequencyTenthsHz: heard.tenths }),
            violations: [...violations],
            deviceAt,
            reason,
            baseRevision: run.revision,
          },
        }
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label="Score in dB" required {...(doubt && { hint: doubt })}>
        <Input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {hasHz && (
        <Field label="Frequency in Hz" {...(needsHz && { required: true })}>
          <Input inputMode="decimal" value={hertz} onChange={({ target }) => setHertz(target.value)} />
        </Field>
      )}
      {work.violations.length > 0 && (
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5 text-sm font-semibold">Violations</legend>
          {work.violations.map(({ code, name }) => (
            <Button
              key={code}
              className="min-h-12"
              variant={violations.includes(code) ? 'danger' : 'secondary'}
              aria-pressed={violations.includes(code)}
              onClick={() => toggle(code)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </ReasonCommand>
  )
}
