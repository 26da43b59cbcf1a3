import * as z from 'zod/mini'
import { UserId } from '#shared/platform/users/user.ts'

/** The other member of a conversation, as its reader sees them. */
export const OtherMember = z.object({
  userId: UserId,
  name: z.string(),
  path: z.optional(z.string()),
  avatarUrl: z.optional(z.string()),
  /** They deleted their account. */
  isGone: z.optional(z.literal(true)),
})
export type OtherMember = z.infer<typeof OtherMember>
