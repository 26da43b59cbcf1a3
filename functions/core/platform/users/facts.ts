import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  'registration.completed': z.object({ userId: UserId }),
  /** Announced also when something begins to charge an account that is suspended. */
  'account.suspended': z.object({ userId: UserId }),
  'account.reactivated': z.object({ userId: UserId }),
  /** A change of what an account may do, or of which sign-ins count; its owner's open pages look again. */
  'account.changed': z.object({ userId: UserId }),
  /** A member has another name or another address. */
  'contact.changed': z.object({ userId: UserId }),
  /** A member shows another picture, or the first one. */
  'profile.picture_set': z.object({ userId: UserId }),
  /** A picture that is no longer shown, by its path. */
  'profile.picture_replaced': z.object({ userId: UserId, picture: z.string() }),
} satisfies FactSchemas
