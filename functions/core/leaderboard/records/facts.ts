import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

export const facts = {
  /** A member has done better than ever before in a class, or better than everyone. */
  'record.set': z.object({
    userId: UserId,
    classKey: ClassKey,
    className: z.string(),
    /** The score as people read it. */
    score: z.string(),
    /** Missing where no rules know the class. */
    unit: z.optional(z.enum(['dB', 'points'])),
    isClassRecord: z.boolean(),
  }),
} satisfies FactSchemas
