import { useState } from 'react'
import { WithUnit } from '#web/features/tools/tool-projects/components/with-unit.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { readFuses } from './read-fuses.ts'

export type FusesFieldProps = { value: readonly number[]; onChange: (fuses: number[]) => void }

/** The fuses in an amplifier. They are taken when the field is left. */
export function FusesField({ value, onChange }: FusesFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const leave = () => {
    setTyped(undefined)
    setProblem(undefined)
  }
  const commit = () => {
    if (typed === undefined) return
    const read = readFuses(typed)
    if ('problem' in read) return setProblem(read.problem)
    onChange(read.fuses)
    leave()
  }
  return (
    <WithUnit unit="A">
      <Field label="Fuses" {...(problem && { error: problem })}>
        <Input
          autoComplete="off"
          placeholder="Not known"
          value={typed ?? value.join(', ')}
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
