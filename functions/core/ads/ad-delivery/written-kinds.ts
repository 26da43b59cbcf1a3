import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** How often a network viewed or clicked a campaign within an hour. */
export const networkCounts = { name: 'ad-network', erasure: { days: 1 } } as const satisfies WrittenKind

/** The views of a campaign within a window, by ad. Spread over shards, since many come at once. */
export const windowViews = { name: 'ad-window', erasure: { days: 2 } } as const satisfies WrittenKind
