import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { LockedNote } from '#web/features/billing/plans/components/locked-note.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** The number of features that fit on the card of a plan. */
const featuresShown = 5

export type PlanChoiceProps = {
  plan: Plan
  standing: 'current' | 'upgrade' | 'downgrade'
  /** Says why it cannot be chosen, and how to change that. */
  locked?: ReactNode
  chosen: boolean
  onChoose: () => void
}

const tags = {
  current: { tone: 'success', text: 'Current Plan' },
  upgrade: { tone: 'info', text: 'Upgrade' },
  downgrade: { tone: 'neutral', text: 'Downgrade' },
} as const

/** One plan to change to. The current plan is shown among them and cannot be chosen. */
export function PlanChoice({ plan, standing, locked, chosen, onChoose }: PlanChoiceProps) {
  const id = useId()
  const free = plan.priceCents === 0
  const { tone, text } = tags[standing]
  const content = (
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span id={`${id}-name`} className="text-lg font-semibold group-has-[[data-locked]]:text-dim">
          {plan.name}
        </span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <span id={`${id}-price`} className="mt-1 block">
        <span className="readout text-xl">{free ? 'Free' : dollars(plan.priceCents)}</span>
        {!free && (
          <span className="ml-1.5 text-sm text-dim">
            {plan.billingPeriod === 'yearly' ? 'per year' : 'per month'}
          </span>
        )}
      </span>
      <span id={`${id}-features`} className="mt-3 grid gap-1.5 text-sm group-has-[[data-locked]]:text-dim">
        {plan.features.slice(0, featuresShown).map((feature) => (
          <span key={feature} className="flex gap-2">
            <Check
              className="mt-0.5 size-4 flex-none text-ok-ink group-has-[[data-locked]]:text-faint"
              aria-hidden="true"
            />
            <span>{feature}</span>
          </span>
        ))}
      </span>
    </span>
  )
  if (standing === 'current') return <div className={cx('radio-card', 'border-dashed')}>{content}</div>
  if (locked)
    return (
      <div className="radio-card group cursor-default flex-col bg-transparent">
        {content}
        <LockedNote>{locked}</LockedNote>
      </div>
    )
  return (
    <label className="radio-card">
      <input
        type="radio"
        name="new-plan"
        value={plan.id}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-features`}
        className="check"
      />
      {content}
    </label>
  )
}
