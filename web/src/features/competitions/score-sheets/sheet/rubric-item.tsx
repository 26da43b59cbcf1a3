import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type RubricItem as Item, itemRefusal } from '#shared/rules/rulebooks/rubric.ts'
import { readTyped } from '#shared/rules/scores/read-typed.ts'
import { shortHundredths, showHundredths } from '#shared/rules/scores/show-score.ts'
import { keepsFocus } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { steppedValue, stepsOf } from './item-steps.ts'

type RubricItemProps = {
  item: Item
  value: number | undefined
  disabled: boolean
  isCurrent: boolean
  onChange: (value: number | undefined) => void
}

/** More buttons than these have no room beside the name on a phone. */
const mostBeside = 3

const mostOf = ({ values, maxHundredths }: Item) =>
  shortHundredths(values ? Math.max(...values) : maxHundredths)

/** One row of a sheet: the name, the value and its most, with targets for a thumb. */
export function RubricItem({ item, value, disabled, isCurrent, onChange }: RubricItemProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const steps = stepsOf(item)
  const isBeside = steps !== undefined && steps.length <= mostBeside
  const problem = typed === undefined ? undefined : problemOf(item, typed)
  return (
    <fieldset
      id={`item-${item.key}`}
      disabled={disabled}
      aria-current={isCurrent || undefined}
      aria-describedby={item.note ? id : undefined}
      className="min-w-0 border-t border-line py-1.5"
    >
      <legend className="sr-only">{item.label}</legend>
      <div className="lane-row">
        <span className="leading-tight font-semibold wrap-anywhere" aria-hidden="true">
          {isCurrent && '› '}
          {item.label}
        </span>
        {steps && (
          <StepButtons
            steps={steps}
            value={value}
            className={isBeside ? undefined : 'hidden sm:flex'}
            onChange={onChange}
          />
        )}
        {!isBeside && (
          <Stepper
            item={item}
            value={value}
            typed={typed}
            className={steps && 'sm:hidden'}
            onType={setTyped}
            onChange={onChange}
          />
        )}
        <span className="readout text-sm text-dim" aria-hidden="true">
          {item.kind === 'deduction' ? '−' : 'of '}
          {mostOf(item)}
        </span>
      </div>
      {problem && <p className="text-sm text-clip-ink">{problem}</p>}
      {item.note && (
        <p id={id} className="mt-0.5 text-sm leading-tight text-dim">
          {item.note}
        </p>
      )}
    </fieldset>
  )
}

function problemOf(item: Item, typed: string): string | undefined {
  const read = readTyped(typed)
  if ('problem' in read) return read.problem
  return 'hundredths' in read ? itemRefusal(item, read.hundredths) : undefined
}

type StepButtonsProps = Pick<RubricItemProps, 'value' | 'onChange'> & {
  steps: readonly number[]
  className: string | undefined
}

/** A value that is tapped again is taken away. */
const StepButtons = ({ steps, value, className, onChange }: StepButtonsProps) => (
  <div className={cx('flex flex-wrap justify-end gap-1.5', className)}>
    {steps.map((step) => (
      <Button
        key={step}
        variant={step === value ? 'primary' : 'secondary'}
        aria-pressed={step === value}
        className="readout min-h-11 min-w-12 px-1"
        {...keepsFocus}
        onClick={() => onChange(step === value ? undefined : step)}
      >
        {shortHundredths(step)}
      </Button>
    ))}
  </div>
)

type StepperProps = Pick<RubricItemProps, 'item' | 'value' | 'onChange'> & {
  /** What is in the field before it is taken. */
  typed: string | undefined
  className: string | undefined
  onType: (typed: string | undefined) => void
}

function Stepper({ item, value, typed, className, onType, onChange }: StepperProps) {
  const finish = () => {
    if (typed === undefined || problemOf(item, typed)) return
    const read = readTyped(typed)
    onChange('hundredths' in read ? read.hundredths : undefined)
    onType(undefined)
  }
  const step = (by: 1 | -1) => {
    onType(undefined)
    onChange(steppedValue(item, value, by))
  }
  const press = (label: string, Icon: typeof Plus, by: 1 | -1) => (
    <IconButton
      label={`${item.label}: ${label}`}
      variant="secondary"
      icon={<Icon className="size-5" aria-hidden="true" />}
      className="min-h-11"
      {...keepsFocus}
      onClick={() => step(by)}
    />
  )
  return (
    <div className={cx('flex gap-1', className)}>
      {press('less', Minus, -1)}
      <Input
        aria-label={item.label}
        aria-invalid={(typed !== undefined && problemOf(item, typed) !== undefined) || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        className="readout min-h-11 lane-typed px-1 text-center text-lg"
        placeholder="–"
        value={typed ?? (value === undefined ? '' : showHundredths(value))}
        onChange={({ target }) => onType(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
      {press('more', Plus, 1)}
    </div>
  )
}
