import * as z from 'zod/mini'
import { TeamRole } from '#shared/community/teams/team.ts'
import { PublicMember } from '#shared/platform/users/public-member.ts'

/** A member as their own page shows them: with the team that they are in. */
export const PublicProfile = z.strictObject({
  ...PublicMember.shape,
  team: z.optional(z.strictObject({ name: z.string(), tag: z.string(), role: TeamRole, path: z.string() })),
})
export type PublicProfile = z.infer<typeof PublicProfile>
