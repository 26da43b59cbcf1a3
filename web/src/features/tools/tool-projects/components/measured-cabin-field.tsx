import { type ChangeEvent, useState } from 'react'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { Cabin } from '#shared/tools/acoustics/cabin.ts'
import { readCabinCurve } from '#shared/tools/acoustics/cabin-curve.ts'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'

const largest = 4 * 1024 * 1024

type Measured = { kind: 'measured'; hz: number[]; gains: number[] }

export type MeasuredCabinFieldProps = {
  cabin: Cabin | { kind: 'none' }
  onRead: (cabin: Measured) => void
}

/** A cabin as a measuring program wrote it. */
export function MeasuredCabinField({ cabin, onRead }: MeasuredCabinFieldProps) {
  const [problem, setProblem] = useState<string>()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largest) return setProblem('The file must be at most 4 MB.')
    const found = readCabinCurve(decodeText(new Uint8Array(await file.arrayBuffer())))
    if (isRefusal(found)) return setProblem(found.message)
    setProblem(undefined)
    onRead({ kind: 'measured', hz: [...found.hz], gains: [...found.gains] })
  }
  return (
    <Field
      label="Measured curve (a text file of Hz and dB)"
      hint={
        cabin.kind === 'measured'
          ? `${cabin.hz.length} rows from ${hertz(cabin.hz[0])} to ${hertz(cabin.hz.at(-1))} Hz are in use.`
          : 'As REW and other programs export it, or a CSV file: the level in the car above that outdoors.'
      }
      {...(problem && { error: problem })}
    >
      <FileInput
        accept=".csv,.txt,.frd,.zma,.dat,text/csv,text/plain"
        onChange={(event) => void read(event)}
      />
    </Field>
  )
}

const hertz = (hz = 0) => Number(hz.toPrecision(3))
