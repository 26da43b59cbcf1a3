import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** Facts that wait to be published. */
export const outbox = { name: 'fact', erasure: { days: 8 } } as const satisfies WrittenKind
