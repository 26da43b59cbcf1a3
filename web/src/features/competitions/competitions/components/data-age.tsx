import { useClock } from '#web/lib/use-clock.ts'
import { cx } from '#web/ui/cx.ts'
import { ageWords } from './age-words.ts'

type DataAgeProps = {
  /** The time of the last answer, in milliseconds; 0 for never. */
  readAt: number
  className?: string
}

/**
 * Shows how old the results on the screen are. Only the warning that they may be out of date is announced.
 * The server says it a moment before the browser.
 */
export function DataAge({ readAt, className }: DataAgeProps) {
  const { words, isLost } = ageWords(readAt, useClock(Date.now))
  return (
    <p suppressHydrationWarning className={cx('text-sm', isLost ? 'font-semibold' : 'text-dim', className)}>
      <span suppressHydrationWarning className="readout">
        {words}
      </span>
      <span suppressHydrationWarning role="status" className="sr-only">
        {isLost ? words : ''}
      </span>
    </p>
  )
}
