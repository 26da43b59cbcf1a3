import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { utcShortMonth } from '#shared/platform/time/utc-short-month.ts'
import { cx } from '#web/ui/cx.ts'
import { useOwnDay } from './use-own-day.ts'

type MonthStripProps = {
  when: 'upcoming' | 'past'
  month: string | undefined
  onChange: (month: string | undefined) => void
}

const shown = 12

/** Twelve months from this one on, or back from it. Choosing one narrows the list. */
export function MonthStrip({ when, month, onChange }: MonthStripProps) {
  const today = useOwnDay()
  const months = monthsFrom(today.slice(0, 7), shown, when === 'past' ? -1 : 1)
  // The month in the address shows as chosen, however far away it is.
  const listed = month && !months.includes(month) ? [...months, month] : months
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="sr-only">Month</legend>
      <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]">
        {[undefined, ...listed].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={one === month}
            className={cx(
              'label min-h-11 shrink-0 rounded-sm border px-3.5 whitespace-nowrap',
              one === month
                ? 'border-ink bg-ink text-ground'
                : 'border-line bg-panel text-dim hover:border-edge',
            )}
            onClick={() => onChange(one)}
          >
            {one ? utcShortMonth(`${one}-01`) : 'All months'}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
