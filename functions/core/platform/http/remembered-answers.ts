import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** The answer to an `Idempotency-Key`. */
export const rememberedAnswers = {
  name: 'idempotency',
  erasure: { days: 1 },
  /** The answers of one caller. */
  partition: (userId: string) => `IDEMPOTENCY#${userId}`,
} as const satisfies WrittenKind & Record<string, unknown>
