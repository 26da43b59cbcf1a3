import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'violet'
export type BadgeProps = { tone?: Tone; children: ReactNode; className?: string }

const tones: Record<Tone, string> = {
  neutral: 'tone-neutral',
  success: 'tone-success',
  warning: 'tone-warning',
  danger: 'tone-danger',
  info: 'tone-info',
  violet: 'tone-violet',
}

/** The state of a thing, in a word. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={cx('badge label', tones[tone], className)}>{children}</span>
}
