import { dayParts } from '#shared/platform/time/day-parts.ts'
import { cx } from './cx.ts'

type DateBlockProps = { startsOn: string; endsOn: string; muted?: boolean; large?: boolean }

/** The day as a tear-off calendar shows it. The text beside it says it to people who cannot see it. */
export function DateBlock({ startsOn, endsOn, muted = false, large = false }: DateBlockProps) {
  const first = dayParts(startsOn)
  const last = dayParts(endsOn)
  const days =
    first.month === last.month
      ? `to ${last.weekday} ${last.day}`
      : `to ${last.weekday} ${last.month} ${last.day}`
  return (
    <div
      aria-hidden="true"
      className={cx(
        'display grid content-center justify-items-center self-start text-center',
        large ? 'w-28 py-4' : 'w-18 py-2',
        muted && 'opacity-75',
      )}
    >
      <span className="label text-dim">{first.month}</span>
      <span className={cx('readout leading-none font-semibold', large ? 'text-4xl' : 'text-3xl')}>
        {first.day}
      </span>
      <span className="label mt-1 text-dim">{first.weekday}</span>
      {startsOn !== endsOn && (
        <span className="mt-1 border-t border-line px-1 pt-1 text-xs text-dim">{days}</span>
      )}
    </div>
  )
}
