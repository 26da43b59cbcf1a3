import { useState } from 'react'
import { Input } from '#web/ui/input.tsx'
import { readName } from '../state/read-name.ts'

export type NameInputProps = {
  value: string
  maxLength: number
  /** True when it may be left empty. */
  optional?: boolean | undefined
  /** Names it where no Field does. */
  'aria-label'?: string
  className?: string
  onChange: (name: string) => void
}

/** A name: it counts once the field is left, and text that cannot be read back shows the name before. */
export function NameInput({ value, maxLength, optional, onChange, ...rest }: NameInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const name = typed === undefined ? undefined : readName(typed, maxLength, optional)
    setTyped(undefined)
    if (name !== undefined && name !== value) onChange(name)
  }
  return (
    <Input
      {...rest}
      value={typed ?? value}
      maxLength={maxLength}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
