import { cx } from './cx.ts'

/** The double hump of a ported box's impedance, with its dip at tuning: the shape of box rise. */
const markPath = 'M1 26C6.5 26 6.5 9.5 9.5 9.5S12 25 15.75 25 19 4.5 22.5 4.5 25 26 31 26'

export type WordmarkProps = { markOnly?: boolean; className?: string }

/** The name as it sits on a windshield banner. Give it its link and its label outside. */
export function Wordmark({ markOnly = false, className }: WordmarkProps) {
  return (
    <span className={cx('wordmark', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={markPath} />
      </svg>
      {markOnly ? null : <span className="wide font-extrabold">BOXRISE</span>}
    </span>
  )
}
