import { type KeyboardEvent, useId, useState } from 'react'
import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { fromSi, toSi } from '#shared/tools/units/convert.ts'
import { readQuantity } from '#shared/tools/units/read-quantity.ts'
import { showFigure } from '#shared/tools/units/show-quantity.ts'
import { type Quantity, quantities, units } from '#shared/tools/units/unit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { turnUnit, useUnit } from '../state/units-kept.ts'

export type QuantityFieldProps = {
  /** Names the field where its unit is kept; sheets of drivers begin with "sheet.". */
  field: string
  label: string
  quantity: Quantity
  /** In SI units. It is undefined if nothing was entered. */
  value: number | undefined
  /** The least and the most, in SI units. */
  min: number
  max: number
  /** The unit of a figure that has no other. */
  suffix?: string | undefined
  /** Decimals that are shown, where fewer than those of the unit are enough. What was entered stays exact. */
  digits?: number | undefined
  hint?: string | undefined
  error?: string | undefined
  /** True when it may be left empty. */
  optional?: boolean
  disabled?: boolean
  placeholder?: string | undefined
  onChange: (si: number | undefined) => void
  /** Steps by arrow keys begin with the first and end here. */
  onRelease?: () => void
}

/** A value in a unit that can be changed beside it. Enter commits, Escape reverts, arrows step, with Shift by ten. */
export function QuantityField(props: QuantityFieldProps) {
  const { field, label, quantity, value, min, max, hint, optional, onChange, onRelease } = props
  const unit = useUnit(quantity, field)
  const hintId = useId()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const shown = value === undefined ? '' : showFigure(value, unit, props.digits)
  const bound = (si: number) => Number(fromSi(si, unit).toPrecision(3))

  const leave = () => {
    setTyped(undefined)
    setProblem(undefined)
  }
  const commit = () => {
    // A value that was not typed over stays exactly as it is.
    if (typed === undefined || typed === shown) return leave()
    if (typed.trim() === '' && optional) {
      onChange(undefined)
      return leave()
    }
    const si = readQuantity(typed, unit, quantity, { min, max })
    if (si === undefined) return setProblem('Enter a number, such as 12.5 or 12-3/8')
    // A value on the edge in one unit may be a hair beyond it in another.
    const slack = 1e-9 * Math.max(Math.abs(min), Math.abs(max))
    if (si < min - slack || si > max + slack)
      return setProblem(
        acousticsRefusal('value_range', { min: bound(min), max: bound(max), unit: units[unit].label })
          .message,
      )
    onChange(Math.min(max, Math.max(min, si)))
    leave()
  }
  const step = (event: KeyboardEvent, sign: 1 | -1) => {
    event.preventDefault()
    const from = fromSi(value ?? min, unit)
    const size = stepOf(from) * (event.shiftKey ? 10 : 1)
    const next = toSi(Number((Math.round(from / size + sign) * size).toPrecision(12)), unit)
    leave()
    onChange(Math.min(max, Math.max(min, next)))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      leave()
    } else if (event.key === 'ArrowUp') step(event, 1)
    else if (event.key === 'ArrowDown') step(event, -1)
  }
  const sign = units[unit].label || (props.suffix ?? '')
  const error = problem ?? props.error
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-end gap-1.5">
        <Field label={label} className="min-w-0 grow" {...(error && { error })}>
          <Input
            {...(hint && !error && { 'aria-describedby': hintId })}
            value={typed ?? shown}
            disabled={props.disabled}
            placeholder={props.placeholder}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              commit()
              onRelease?.()
            }}
            onKeyDown={press}
            onKeyUp={({ key }) => key.startsWith('Arrow') && onRelease?.()}
          />
        </Field>
        <UnitMark
          label={label}
          unit={sign}
          several={quantities[quantity].length > 1}
          onTurn={() => turnUnit(quantity, field, unit)}
        />
      </div>
      {/* The hint is below both, so the unit stays beside its figure. */}
      {hint && (
        <p id={hintId} className="text-sm text-dim">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Fine for small values, whole units for large ones. */
const stepOf = (value: number): number => {
  const size = Math.abs(value)
  if (size >= 200) return 5
  if (size >= 20) return 1
  return size >= 2 ? 0.1 : 0.01
}

type UnitMarkProps = { label: string; unit: string; several: boolean; onTurn: () => void }

function UnitMark({ label, unit, several, onTurn }: UnitMarkProps) {
  if (unit === '') return null
  if (!several)
    return <span className="flex min-h-11 w-11 shrink-0 items-center text-sm text-dim">{unit}</span>
  return (
    <button
      type="button"
      className="link flex min-h-11 w-11 shrink-0 items-center text-sm"
      title="Change the unit"
      aria-label={`${label} in ${unit}. Change the unit`}
      onClick={onTurn}
    >
      {unit}
    </button>
  )
}
