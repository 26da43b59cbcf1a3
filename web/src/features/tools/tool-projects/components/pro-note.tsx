// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { TextLink } from '#web/ui/text-link.tsx'

// Prices load after the tool, which is large by itself.
const ProPrice = lazy(async () => ({ default: (await import('./pro-price-text.tsx')).ShortProPrice }))

export type ProNoteProps = { what: string }

/** Says what a larger membership opens and costs, and links there and back. */
export function ProNote({ what }: ProNoteProps) {
  const { pathname, search } = useLocation()
  const isAwake = useIsAwake()
  const from = encodeURIComponent(pathname + search)
  return (
    <p className="text-sm text-dim">
      {what} —{' '}
      <TextLink to={`/billing/subscribe?plan=pro_competitor&from=${from}`}>
        Pro<Suspense>{isAwake && <ProPrice />}</Suspense>
      </TextLink>
    </p>
  )
}
