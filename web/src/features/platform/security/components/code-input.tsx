import { Input, type InputProps } from '#web/ui/input.tsx'

/** Six digits, with the keyboard and the help of phones that fit them. */
export function CodeInput(props: InputProps) {
  return (
    <Input inputMode="numeric" autoComplete="one-time-code" {...props} className="readout max-w-40 text-xl" />
  )
}
