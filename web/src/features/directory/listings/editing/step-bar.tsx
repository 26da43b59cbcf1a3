import { cx } from '#web/ui/cx.ts'
import { type ListingStepName, listingSteps } from './listing-steps.ts'

type StepBarProps = {
  step: ListingStepName
  /** False until the business has a name and is saved. */
  isOpen: boolean
  onStep: (step: ListingStepName) => void
}

/** Where in the form someone is, and the way to its other steps. */
export function StepBar({ step, isOpen, onStep }: StepBarProps) {
  const at = listingSteps.findIndex(({ name }) => name === step)
  return (
    <nav aria-label="Steps">
      <p className="mb-2 text-sm text-dim sm:hidden">
        Step {at + 1} of {listingSteps.length}
      </p>
      <ol className="flex gap-1.5">
        {listingSteps.map(({ name, label }, index) => (
          <li key={name} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={name === step ? 'step' : undefined}
              disabled={!isOpen && index > 0}
              className={cx(
                'grid w-full gap-1.5 py-2 text-left text-sm',
                name === step ? 'font-semibold' : 'text-dim',
              )}
              onClick={() => onStep(name)}
            >
              <span
                aria-hidden="true"
                className={cx('block py-0.5', index <= at ? 'bg-signal' : 'bg-line')}
              />
              <span className="max-sm:sr-only">{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
