import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** Records which effects of which facts have already happened. */
export const appliedEffects = { name: 'applied', erasure: { days: 31 } } as const satisfies WrittenKind
