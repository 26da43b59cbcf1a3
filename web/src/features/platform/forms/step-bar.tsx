import { cx } from '#web/ui/cx.ts'

type StepBarProps<Name extends string> = {
  steps: readonly { name: Name; label: string }[]
  step: Name
  /** False until the first step is saved. */
  isOpen?: boolean
  /** Left out, the steps only show how far something is. */
  onStep?: (step: Name) => void
}

/** Where in a form of several steps someone is, and the way to its other steps. */
export function StepBar<Name extends string>({ steps, step, isOpen = false, onStep }: StepBarProps<Name>) {
  const at = steps.findIndex(({ name }) => name === step)
  const Frame = onStep ? 'nav' : 'section'
  const Step = onStep ? 'button' : 'span'
  return (
    <Frame aria-label="Steps">
      <p className="mb-2 text-sm text-dim sm:hidden">
        Step {at + 1} of {steps.length}
      </p>
      <ol className="flex gap-1.5">
        {steps.map(({ name, label }, index) => (
          <li key={name} className="min-w-0 flex-1">
            <Step
              {...(onStep && {
                type: 'button',
                disabled: !isOpen && index > 0,
                onClick: () => onStep(name),
              })}
              aria-current={name === step ? 'step' : undefined}
              className={cx(
                'grid w-full gap-1.5 py-2 text-left text-sm',
                name === step ? 'font-semibold' : 'text-dim',
              )}
            >
              <span
                aria-hidden="true"
                className={cx('block py-0.5', index <= at ? 'bg-signal' : 'bg-line')}
              />
              <span className="max-sm:sr-only">{label}</span>
            </Step>
          </li>
        ))}
      </ol>
    </Frame>
  )
}
