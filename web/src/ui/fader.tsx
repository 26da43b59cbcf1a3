import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

export type FaderProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> & {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as people say it, such as "32 Hz". */
  format: (value: number) => string
  onChange: (value: number) => void
}

/** A quantity that is tuned by feel and judged by its effect; an exact one is an Input. */
export function Fader({ label, value, format, onChange, className, ...rest }: FaderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A move before the page became interactive is in the fader, but was not heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of what was there before
  useEffect(() => {
    const moved = input.current?.valueAsNumber
    if (moved !== undefined && moved !== value) onChange(moved)
  }, [])
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="label text-dim">
          {label}
        </label>
        <span className="readout text-lg" aria-hidden="true">
          {format(value)}
        </span>
      </div>
      <input
        {...rest}
        ref={input}
        id={id}
        type="range"
        className={cx('fader')}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
