import { type ChangeEvent, useState } from 'react'
import { type ImportedDriver, importDrivers } from '#shared/tools/drivers/contract.ts'
import { namedSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { readWdr } from '#shared/tools/winisd/read-wdr.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { useRefreshDrivers } from '../api/use-refresh-drivers.ts'
import { type AskedFigure, driversOfFiles } from './drivers-of-files.ts'
import { FigureQuestion } from './figure-question.tsx'

const mostFiles = 200

type Asked = AskedFigure & { answer: (value: number | undefined) => void }

/** Keeps the drivers of WinISD files as drafts, and reports the outcome for each file. */
export function ImportDrivers() {
  const refresh = useRefreshDrivers()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [outcomes, setOutcomes] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()

  const ask = (question: AskedFigure) =>
    new Promise<number | undefined>((resolve) =>
      setAsked({
        ...question,
        answer: (value) => {
          setAsked(undefined)
          resolve(value)
        },
      }),
    )
  const take = async (files: readonly File[]) => {
    const read = await driversOfFiles(files, readWdr, ask)
    const drivers = read.flatMap((one) => ('driver' in one ? one.driver : []))
    const answer =
      drivers.length > 0
        ? await call(importDrivers, { body: { drivers } }, { idempotencyKey: crypto.randomUUID() })
        : { drivers: [] }
    const taken = answer.drivers.values()
    setOutcomes(
      read.map((one) =>
        'driver' in one
          ? [`${one.file}: ${wordsOf(taken.next().value)}`, ...one.notes].join(' ')
          : `${one.file}: ${one.problem}`,
      ),
    )
    await refresh()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    setOutcomes([])
    if (files.length === 0) return
    if (files.length > mostFiles) return setProblem(`Choose at most ${mostFiles} files at once.`)
    setProblem(undefined)
    setBusy(true)
    await take(files).catch((error: unknown) => setProblem(describeFailure(error).sentence))
    setBusy(false)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Field
        label="Import WinISD drivers"
        hint="One or several .wdr files. Each becomes one of your drivers."
        {...(problem && { error: problem })}
      >
        <FileInput multiple accept=".wdr" disabled={busy} onChange={(event) => void choose(event)} />
      </Field>
      {outcomes.length > 0 && (
        <ul role="status" className="grid gap-1 text-sm">
          {outcomes.map((outcome) => (
            <li key={outcome} className="wrap-anywhere">
              {outcome}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <FigureQuestion asked={asked} onAnswer={asked.answer} onClose={() => asked.answer(undefined)} />
      )}
    </div>
  )
}

function wordsOf(taken: ImportedDriver | undefined): string {
  if (taken?.outcome === 'created') return 'saved.'
  if (taken?.outcome === 'unchanged') return 'is already among your drivers.'
  const { error } = taken ?? {}
  return error ? namedSentence(error.path.split('.').at(-1) ?? '', error.message) : 'was not saved.'
}
