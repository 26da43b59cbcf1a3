// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import * as sections from './own-results-sections-of-nouns.ts'

const parts: [string, ComponentType][] = Object.entries(sections).map(([noun, { load }]) => [
  noun,
  lazy(async () => ({ default: await load() })),
])

const place = <Skeleton lines={4} className="h-24" />

/** What other nouns say about a member’s own results, such as the course of the scores; until then their place. */
export const OwnResultsSections = ({ isReady }: { isReady: boolean }) =>
  parts.map(([noun, Section]) => (
    <div key={noun} className="mb-6">
      {isReady ? (
        <Suspense fallback={place}>
          <Section />
        </Suspense>
      ) : (
        place
      )}
    </div>
  ))
