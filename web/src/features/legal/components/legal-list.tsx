import type { ReactNode } from 'react'

type LegalListProps = { items: readonly (readonly [term: string, text: ReactNode])[] }

/** Terms and what is meant by them, side by side where there is room. */
export function LegalList({ items }: LegalListProps) {
  return (
    <dl className="border-t border-line">
      {items.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-dim">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
