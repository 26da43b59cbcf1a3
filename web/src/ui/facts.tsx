import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A fact that may be absent is written `due && ['Due', due]`. False values are left out. */
export type Fact = readonly [name: string, value: ReactNode] | false | '' | 0 | undefined
export type FactsProps = {
  facts: readonly Fact[]
  /** On a phone, too, a name stands beside its value: for many short facts. */
  beside?: boolean | undefined
}

/** Facts about one thing, name by value. */
export function Facts({ facts, beside = false }: FactsProps) {
  const known = facts.flatMap((fact) => (fact ? [fact] : []))
  return (
    <dl
      className={cx(
        'grid gap-x-4 gap-y-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]',
        beside && 'grid-cols-[7rem_minmax(0,1fr)] wrap-anywhere',
      )}
    >
      {known.map(([name, value]) => (
        <div
          key={name}
          className={cx(
            'grid items-baseline gap-x-4 sm:col-span-2 sm:grid-cols-subgrid',
            beside && 'col-span-2 grid-cols-subgrid',
          )}
        >
          <dt className="text-sm text-dim">{name}</dt>
          <dd className="min-w-0">{value || <span className="text-dim">None</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
