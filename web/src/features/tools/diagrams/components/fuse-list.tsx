import { useState } from 'react'
import { WithUnit } from '#web/features/tools/tool-projects/components/with-unit.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { readRatings } from './read-ratings.ts'

export type FuseListProps = {
  label: string
  value: readonly number[] | undefined
  onChange: (ratings: number[] | undefined) => void
}

/** Ratings of fuses, parted by commas. They are taken when the field is left. */
export function FuseList({ label, value, onChange }: FuseListProps) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const leave = () => {
    setTyped(undefined)
    setProblem(undefined)
  }
  const commit = () => {
    if (typed === undefined) return
    const read = readRatings(typed)
    if ('problem' in read) return setProblem(read.problem)
    onChange(value === undefined && read.ratings.length === 0 ? undefined : read.ratings)
    leave()
  }
  return (
    <WithUnit unit="A">
      <Field label={label} {...(problem && { error: problem })}>
        <Input
          autoComplete="off"
          placeholder="None"
          value={typed ?? value?.join(', ') ?? ''}
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
