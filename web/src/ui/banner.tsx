import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BannerProps = {
  tone?: 'warning' | 'info' | 'danger' | 'success'
  children: ReactNode
  action?: ReactNode
  className?: string
}

const tones = { warning: 'tone-warning', info: 'tone-info', danger: 'tone-danger', success: 'tone-success' }

/** A lasting state of the account or the page. A toast shows what just happened. */
export function Banner({ tone = 'warning', children, action, className }: BannerProps) {
  return (
    <div className={cx('banner', tones[tone], className)}>
      <div className="min-w-0 flex-1 basis-64 text-ink">{children}</div>
      {action}
    </div>
  )
}
