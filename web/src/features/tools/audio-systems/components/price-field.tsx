import { useState } from 'react'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'
import { WithUnit } from '#web/features/tools/tool-projects/components/with-unit.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export type PriceFieldProps = {
  label: string
  /** Cents. It is undefined if none is entered. */
  value: number | undefined
  onChange: (cents: number | undefined) => void
}

const most = 10_000_000

/** An amount that may be left out. It is taken when the field is left. */
export function PriceField({ label, value, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const leave = () => {
    setTyped(undefined)
    setProblem(undefined)
  }
  const commit = () => {
    if (typed === undefined) return
    if (typed.trim() === '') {
      onChange(undefined)
    } else {
      const read = parseDollars(typed)
      if ('problem' in read) return setProblem(read.problem)
      if (read.cents > most) return setProblem('Must be at most $100,000')
      onChange(read.cents)
    }
    leave()
  }
  return (
    <WithUnit unit="$">
      <Field label={label} {...(problem && { error: problem })}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not known"
          value={typed ?? (value === undefined ? '' : decimalDollars(value))}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit()
            if (key === 'Escape') leave()
          }}
        />
      </Field>
    </WithUnit>
  )
}
