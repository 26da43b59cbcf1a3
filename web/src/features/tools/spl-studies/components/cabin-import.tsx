import { type ChangeEvent, useState } from 'react'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { readCabinCurve } from '#shared/tools/acoustics/cabin-curve.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useDesk, useSystem } from '../state/use-calculator.ts'

const largest = 64 * 1024
const mostRows = 400

/** A cabin as someone measured it. */
export function CabinImport() {
  const { calculator, parts } = useDesk()
  const { cabin } = useSystem()
  const [problem, setProblem] = useState<string>()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 64 KB.')
    const found = readCabinCurve(decodeText(new Uint8Array(await file.arrayBuffer())))
    if (isRefusal(found)) return setProblem(found.message)
    if (found.hz.length > mostRows) return setProblem(`The cabin curve can have up to ${mostRows} rows.`)
    setProblem(undefined)
    calculator.changeSystem({ cabin: { kind: 'measured', hz: [...found.hz], gains: [...found.gains] } })
  }
  if (!parts.extras) return <ProNote what="Measured cabin curves, which halve the band to ±1.5 dB" />
  return (
    <Field
      label="Measured curve (CSV of Hz and dB)"
      hint={cabin.kind === 'measured' ? `${cabin.hz.length} rows are in use.` : 'At least five rows.'}
      {...(problem && { error: problem })}
    >
      <Input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
    </Field>
  )
}
