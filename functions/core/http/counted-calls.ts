import type { WrittenKind } from '#core/db/erasure.ts'

/** How often a caller has called a route with a rate limit. */
export const countedCalls = { name: 'counted-calls', erasure: { days: 2 } } as const satisfies WrittenKind
