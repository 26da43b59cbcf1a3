import type { ReactNode } from 'react'
import { signedDb } from './signed-db.ts'

export type TermRowProps = {
  name: string
  /** Undefined while the result is hidden. */
  bar?: TermBarProps
  /** The fields that change the term. */
  children?: ReactNode
}

/**
 * One term of the waterfall with the fields that change it. The first is the level itself, the others are
 * changes to it.
 */
export function TermRow({ name, bar, children }: TermRowProps) {
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="label text-dim">{name}</span>
        {bar && (
          <span className="readout">
            {bar.from === bar.bottom ? bar.to.toFixed(1) : signedDb(bar.to - bar.from)}
            <span className="ml-1 text-sm text-dim">dB</span>
          </span>
        )}
      </div>
      {bar && <TermBar {...bar} />}
      {children}
    </li>
  )
}

type TermBarProps = {
  /** dB before this term, and with it. */
  from: number
  to: number
  /** The limits between which the bars of a waterfall are drawn. */
  bottom: number
  top: number
}

/** Draws the start and end of a term's change to the level. */
function TermBar({ from, to, bottom, top }: TermBarProps) {
  const place = (db: number) => Math.min(100, Math.max(0, ((db - bottom) / (top - bottom)) * 100))
  const [left, right] = [place(Math.min(from, to)), place(Math.max(from, to))]
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-2.5 w-full">
      <path d="M0 5H100" className="stroke-line" strokeWidth={1} />
      <rect
        x={left}
        width={Math.max(0.6, right - left)}
        height={10}
        className={to < from ? 'fill-clip-ink' : 'fill-signal-ink'}
      />
    </svg>
  )
}
