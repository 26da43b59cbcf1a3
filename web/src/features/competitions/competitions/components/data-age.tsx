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
 */
export function DataAge({ readAt, className }: DataAgeProps) {
  const { words, isLost } = ageWords(readAt, useClock(Date.now))
  return (
    <p className={cx('text-sm', isLost ? 'font-semibold' : 'text-dim', className)}>
      <span className="readout">{words}</span>
      <span role="status" className="sr-only">
        {isLost ? words : ''}
      </span>
    </p>
  )
}
