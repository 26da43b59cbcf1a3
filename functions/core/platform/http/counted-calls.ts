import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** The number of calls a caller has made to a rate-limited route. */
export const countedCalls = { name: 'counted-calls', erasure: { days: 2 } } as const satisfies WrittenKind
