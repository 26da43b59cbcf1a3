import { type ChangeEvent, useState } from 'react'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import {
  type ImportedAsAdmin,
  importDriversAsAdmin,
  importedAtOnce,
} from '#shared/tools/drivers/admin-contract.ts'
import { type DriverLine, readDriverLines } from '#shared/tools/drivers/driver-columns.ts'
import type { SignMeanings, SignQuestion } from '#shared/tools/units/figure-signs.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { useRefreshDrivers } from '../api/use-refresh-drivers.ts'
import { FigureQuestion } from './figure-question.tsx'

const largest = 2 * 1024 * 1024

type Taken = ImportedAsAdmin & { lineNo: number }
/** A figure in question, with the file and the earlier answers. */
type Asked = SignQuestion & { text: string; meanings: SignMeanings }
type Plan = { lines: DriverLine[]; taken: Taken[]; isDone: boolean }

/** Publishes and corrects drivers from a CSV file. It first shows what each line would do, then does it. */
export function ImportBaseDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshDrivers()
  const [problem, setProblem] = useState<string>()
  const [plan, setPlan] = useState<Plan>()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()

  const run = async (lines: DriverLine[], preview: boolean) => {
    setBusy(true)
    setProblem(undefined)
    const taken: Taken[] = []
    try {
      for (let at = 0; at < lines.length; at += importedAtOnce) {
        const part = lines.slice(at, at + importedAtOnce)
        const { drivers } = await call(
          importDriversAsAdmin,
          { body: { drivers: part.map(({ driver }) => driver), preview } },
          { idempotencyKey: crypto.randomUUID() },
        )
        taken.push(...drivers.map((one, place) => ({ ...one, lineNo: part[place]?.lineNo ?? 0 })))
      }
      setPlan({ lines, taken, isDone: !preview })
    } catch (error) {
      setProblem(
        `${describeFailure(error).sentence} Lines that were imported are left as they are when you try again.`,
      )
    }
    if (!preview) await refresh()
    setBusy(false)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    setPlan(undefined)
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 2 MB.')
    await take(decodeText(new Uint8Array(await file.arrayBuffer())), {})
  }
  const take = async (text: string, meanings: SignMeanings) => {
    const read = readDriverLines(text, meanings)
    setAsked('question' in read ? { ...read.question, text, meanings } : undefined)
    if ('problem' in read) setProblem(read.problem)
    else if ('lines' in read) await run(read.lines, true)
  }
  const changes = plan?.taken.some(({ outcome }) => outcome === 'created' || outcome === 'changed')
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissible={!busy}
      title="Import drivers"
      description="A CSV file with the columns of an exported one, up to 500 lines. You see what each line does before it counts."
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Close
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!plan || plan.isDone || !changes}
            onClick={() => plan && void run(plan.lines, false)}
          >
            Import
          </Button>
        </>
      }
    >
      <Field label="CSV file" {...(problem && { error: problem })}>
        <FileInput accept=".csv,text/csv" disabled={busy} onChange={(event) => void choose(event)} />
      </Field>
      {plan && <Outcome plan={plan} />}
      {asked && (
        <FigureQuestion
          asked={asked}
          onAnswer={(answer) => {
            const meaning = answer === asked.choices[0] ? 'decimals' : 'thousands'
            void take(asked.text, { ...asked.meanings, [asked.sign]: meaning })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  )
}

function Outcome({ plan: { taken, isDone } }: { plan: Plan }) {
  const count = (wanted: Taken['outcome']) => taken.filter(({ outcome }) => outcome === wanted).length
  const refused = taken.filter(({ outcome }) => outcome === 'refused')
  const [created, changed, unchanged] = [count('created'), count('changed'), count('unchanged')]
  return (
    <div role="status" className="grid gap-3">
      <Banner tone={isDone ? 'success' : 'info'}>
        {isDone
          ? `${created} published, ${changed} corrected, ${unchanged} left as they were, ${refused.length} rejected.`
          : `${created} would be published, ${changed} corrected, ${unchanged} left as they are, ${refused.length} rejected.`}
      </Banner>
      {refused.length > 0 && (
        <ul className="grid gap-1 text-sm" aria-label="Rejected lines">
          {refused.map(({ lineNo, error }) => (
            <li key={lineNo} className="wrap-anywhere">
              Line {lineNo}
              {error?.path && ` (${error.path})`}: {error?.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
