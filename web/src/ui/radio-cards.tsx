import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type RadioCard = { value: string; label: string; hint?: ReactNode; aside?: ReactNode }

export type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  name: string
  options: readonly RadioCard[]
  value?: string
  defaultValue?: string
}

/** A choice of few where each option needs a line of explanation; many short options are a Select. */
export function RadioCards({ legend, options, value, defaultValue, className, ...rest }: RadioCardsProps) {
  return (
    <fieldset className={cx('grid gap-2', className)}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            {...rest}
            type="radio"
            className="check"
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
          />
          <span className="grow">
            <span className="block font-semibold">{option.label}</span>
            {option.hint != null && <span className="block text-sm text-dim">{option.hint}</span>}
          </span>
          {option.aside != null && <span className="readout text-lg">{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
