import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './input.tsx'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center text-dim hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  )
}
