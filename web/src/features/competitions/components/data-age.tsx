import { cx } from '#web/ui/cx.ts'
import { ageWords } from './age-words.ts'
import { useNow } from './use-now.ts'

type DataAgeProps = {
  /** When it was last heard, in milliseconds; 0 for never. */
  readAt: number
  className?: string
}

/** How old the results on the screen are. Only that they may be out of date is said aloud. */
export function DataAge({ readAt, className }: DataAgeProps) {
  const { words, isLost } = ageWords(readAt, useNow())
  return (
    <p className={cx('text-sm', isLost ? 'font-semibold' : 'text-dim', className)}>
      <span className="readout">{words}</span>
      <span role="status" className="sr-only">
        {isLost ? words : ''}
      </span>
    </p>
  )
}
