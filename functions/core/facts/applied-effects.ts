import type { WrittenKind } from '#core/db/erasure.ts'

/** Which effects of which facts there have been. */
export const appliedEffects = { name: 'applied', erasure: { days: 31 } } as const satisfies WrittenKind
