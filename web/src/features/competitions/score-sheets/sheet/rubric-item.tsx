import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type RubricItem as Item, itemRefusal } from '#shared/rules/rulebooks/rubric.ts'
import { readHundredths } from '#shared/rules/scores/read-score.ts'
import { shortHundredths, showHundredths } from '#shared/rules/scores/show-score.ts'
import { keepsFocus } from '#web/features/competitions/judge-scoring/components/use-scoring-keys.ts'
import { Button } from '#web/ui/button.tsx'
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

/** One line of a sheet, with targets for a thumb. A value that is tapped again is taken away. */
export function RubricItem({ item, value, disabled, isCurrent, onChange }: RubricItemProps) {
  const id = useId()
  const steps = stepsOf(item)
  return (
    <fieldset
      id={`item-${item.key}`}
      disabled={disabled}
      aria-current={isCurrent || undefined}
      aria-describedby={item.note ? id : undefined}
      className="grid min-w-0 gap-2 border-t border-line py-3"
    >
      <legend className="sr-only">{item.label}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4" aria-hidden="true">
        <span className="font-semibold wrap-anywhere">
          {isCurrent && '› '}
          {item.label}
        </span>
        <span className="readout text-xl">
          {value === undefined
            ? '–'
            : `${item.kind === 'deduction' && value > 0 ? '−' : ''}${showHundredths(value)}`}
        </span>
      </div>
      {item.note && (
        <p id={id} className="text-sm text-dim">
          {item.note}
        </p>
      )}
      {steps ? (
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === value ? 'primary' : 'secondary'}
              aria-pressed={step === value}
              className="readout min-h-12 min-w-12 grow"
              {...keepsFocus}
              onClick={() => onChange(step === value ? undefined : step)}
            >
              {shortHundredths(step)}
            </Button>
          ))}
        </div>
      ) : (
        <Stepper item={item} value={value} onChange={onChange} />
      )}
    </fieldset>
  )
}

type StepperProps = Pick<RubricItemProps, 'item' | 'value' | 'onChange'>

function Stepper({ item, value, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : showHundredths(value))
  const read = readHundredths(shown)
  const problem =
    'problem' in read ? read.problem : 'hundredths' in read ? itemRefusal(item, read.hundredths) : undefined
  const finish = () => {
    if ('missing' in read) onChange(undefined)
    else if ('hundredths' in read && !problem) onChange(read.hundredths)
    if (!problem) setTyped(undefined)
  }
  const step = (by: 1 | -1) => {
    setTyped(undefined)
    onChange(steppedValue(item, value, by))
  }
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2">
        <IconButton
          label={`${item.label}: less`}
          variant="secondary"
          icon={<Minus className="size-5" aria-hidden="true" />}
          className="min-h-14"
          {...keepsFocus}
          onClick={() => step(-1)}
        />
        <Input
          aria-label={item.label}
          aria-invalid={problem !== undefined || undefined}
          inputMode="decimal"
          autoComplete="off"
          className="readout min-h-14 text-center text-xl"
          placeholder={`${shortHundredths(item.minHundredths)} to ${shortHundredths(item.maxHundredths)}`}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
          }}
        />
        <IconButton
          label={`${item.label}: more`}
          variant="secondary"
          icon={<Plus className="size-5" aria-hidden="true" />}
          className="min-h-14"
          {...keepsFocus}
          onClick={() => step(1)}
        />
      </div>
      {problem && <p className="text-sm text-clip-ink">{problem}</p>}
    </div>
  )
}
