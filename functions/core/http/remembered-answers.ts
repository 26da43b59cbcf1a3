import type { WrittenKind } from '#core/db/erasure.ts'

/** What was answered to an `Idempotency-Key`. */
export const rememberedAnswers = {
  name: 'idempotency',
  erasure: { days: 1 },
  /** Those of one caller. */
  partition: (userId: string) => `IDEMPOTENCY#${userId}`,
} as const satisfies WrittenKind & Record<string, unknown>
