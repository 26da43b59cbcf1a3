import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** What someone is to an organization: they follow it, or they want no mail from it, even as an entrant of its events. */
export const Following = z.object({
  organizationId: OrganizationId,
  userId: UserId,
  follows: z.boolean(),
  isMuted: z.boolean(),
  followedAt: z.optional(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Following = z.infer<typeof Following>

/** More than anyone follows. */
export const mostFollowed = 200

/** Sendings of one organization within `newsDays`. */
export const mostNews = 2
export const newsDays = 7
