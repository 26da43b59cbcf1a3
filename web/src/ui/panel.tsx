import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Controls at the right of the title. */
  aside?: ReactNode
  /** Screw heads: for the one panel of a screen that is an instrument. */
  screws?: boolean
  /** Without padding, for tables and displays that reach the edge. */
  flush?: boolean
  headingLevel?: 2 | 3 | 4
}

export function Panel({
  title,
  aside,
  screws = false,
  flush = false,
  headingLevel = 2,
  className,
  children,
  ...rest
}: PanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} className={cx('panel', screws && 'screws', className)}>
      {(title != null || aside != null) && (
        <div className={cx('panel-head', screws && 'px-7')}>
          {title != null && <Heading className="label text-dim">{title}</Heading>}
          {aside}
        </div>
      )}
      {flush ? children : <div className="panel-body">{children}</div>}
    </section>
  )
}
