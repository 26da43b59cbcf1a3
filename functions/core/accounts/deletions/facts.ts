import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** An administrator has closed an account for good; its data goes now. */
  'deletion.ordered': z.object({ userId: UserId }),
} satisfies FactSchemas
