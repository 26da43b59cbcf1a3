import * as z from 'zod/mini'

/**
 * The time that a desk has for something, in open minutes. It runs while `since` is set, and is due at `dueAt`; what was
 * used before a pause stays used.
 */
export const Clock = z.object({
  targetMinutes: z.int(),
  usedMs: z.int(),
  since: z.optional(z.iso.datetime()),
  dueAt: z.optional(z.iso.datetime()),
  /** When the assignee is warned of a running clock. */
  warnAt: z.optional(z.iso.datetime()),
  /** The assignee was warned of it, and the desk was told that it had passed. */
  warnedAt: z.optional(z.iso.datetime()),
  missedAt: z.optional(z.iso.datetime()),
})
export type Clock = z.infer<typeof Clock>
