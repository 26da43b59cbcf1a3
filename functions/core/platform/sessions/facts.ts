import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** Someone else has ended every sign-in of an account. */
  'sessions.ended': z.object({ userId: UserId }),
} satisfies FactSchemas
