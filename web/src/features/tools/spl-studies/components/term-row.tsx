import type { ReactNode } from 'react'
import { signedDb } from './signed-db.ts'
import { TermBar, type TermBarProps } from './term-bar.tsx'

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
