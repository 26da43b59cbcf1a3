import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { TeamId } from '#shared/community/teams/team.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The way a member joined a team. */
export const JoinedHow = z.enum(['founded', 'open', 'invite', 'request'])
export type JoinedHow = z.infer<typeof JoinedHow>

/** The reason a member is no longer on a team. */
export const LeftHow = z.enum(['left', 'removed', 'archived'])
export type LeftHow = z.infer<typeof LeftHow>

const ofMember = { teamId: TeamId, userId: UserId }

export const facts = {
  'team.invited': z.object({ ...ofMember, by: UserId }),
  /** Someone asks to join. */
  'team.requested': z.object(ofMember),
  'team.joined': z.object({ ...ofMember, how: JoinedHow }),
  'team.left': z.object({ ...ofMember, how: LeftHow }),
  'team.archived': z.object({ teamId: TeamId }),
  /** A logo that is no longer shown, by its path. */
  'team.logo_replaced': z.object({ teamId: TeamId, logo: z.string() }),
} satisfies FactSchemas
