import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { changeOf } from './change-of.ts'

type ChangeProps = {
  now: number
  before: number
  /** Colored, where more is better. */
  isGain?: boolean
}

/** How a figure has changed against the time before: an arrow and its share. */
export function Change({ now, before, isGain = false }: ChangeProps) {
  const change = changeOf({ now, before })
  if (!change?.trend) return change?.words
  const isUp = change.trend === 'up'
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <span
      className={cx('inline-flex items-center gap-1', isGain && (isUp ? 'text-ok-ink' : 'text-clip-ink'))}
    >
      <Arrow className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{isUp ? 'Up ' : 'Down '}</span>
      {change.words}
    </span>
  )
}
