import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Removal } from '#shared/platform/reports/removal.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'

export const TeamId = idSchema('tea')

export const TeamRole = z.enum(['owner', 'co_owner', 'moderator', 'member'])
export type TeamRole = z.infer<typeof TeamRole>

/** The way people join a team: directly, by asking first, or by invitation. */
export const TeamJoining = z.enum(['open', 'approval', 'invite'])
export type TeamJoining = z.infer<typeof TeamJoining>

/** The fields of a team that it edits itself. */
export const TeamFields = z.strictObject({
  name: nameLine(60, 2).check(
    z.refine<string>((name) => fold(name).length >= 2, 'Use at least 2 letters or digits'),
  ),
  /** The prefix of a member’s name in results. */
  tag: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{2,6}$/, 'Use 2 to 6 letters or digits')),
  city: line(80),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))),
  bio: text(1000),
  joining: TeamJoining,
  capacity: z.int().check(z.gte(2, 'Must be at least 2'), z.lte(200, 'Must be at most 200')),
})
export type TeamFields = z.infer<typeof TeamFields>

export const Team = z.object({
  id: TeamId,
  ...TeamFields.shape,
  ownerId: UserId,
  /** The organization that it belongs to: those who run that one act in the team like co-owners. */
  organizationId: z.optional(OrganizationId),
  logoUrl: z.optional(z.string()),
  status: z.enum(['active', 'archived']),
  memberCount: z.int(),
  archivedAt: z.optional(z.iso.datetime()),
  /** Set while an administrator keeps it off the site. Its members stay, and its editors change it. */
  removed: z.optional(Removal),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Team = z.infer<typeof Team>

/**
 * Past or present membership in a team. It is dated and never deleted, because points belong to the team of their day.
 */
export const TeamMembership = z.object({
  teamId: TeamId,
  userId: UserId,
  role: TeamRole,
  /** The time span of the membership, from this instant until that one, which is excluded. */
  from: z.iso.datetime(),
  until: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type TeamMembership = z.infer<typeof TeamMembership>

/** `invite`: the team asked. `request`: the member did. One that meets the other is a membership. */
export const TeamInvite = z.object({
  teamId: TeamId,
  userId: UserId,
  kind: z.enum(['invite', 'request']),
  by: UserId,
  note: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
export type TeamInvite = z.infer<typeof TeamInvite>
