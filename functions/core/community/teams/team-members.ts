import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { TeamId, TeamMembership } from '#shared/community/teams/team.ts'
import { UserId } from '#shared/platform/users/user.ts'

const memberPrefix = 'MEM#'

export const rosterPartition = (teamId: string) => `TEA#${teamId}#ROSTER`
export const teamsOfPartition = (userId: string) => `USER#${userId}#TEAM`

/**
 * Past and present members of a team, dated. `gsi1` lists the teams of a member, `gsi2` the present members of a team.
 */
export const teamMembers = entity({
  name: 'team-member',
  erasure: 'by its noun',
  schema: TeamMembership,
  key: ({ teamId, from, userId }: { teamId: string; from: string; userId: string }) => ({
    pk: `TEA#${teamId}`,
    sk: `${memberPrefix}${from}#${userId}`,
  }),
  gsi1: ({ userId, from }) => ({ pk: teamsOfPartition(userId), sk: from }),
  gsi2: ({ teamId, from, userId, until }) =>
    until ? undefined : { pk: rosterPartition(teamId), sk: `${from}#${userId}` },
})

/** The team of a member: no one has two. */
export const teamLocks = entity({
  name: 'team-lock',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, teamId: TeamId, from: z.iso.datetime(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'TEAMLOCK' }),
})

const membersAPage = 100

/** Everyone who is in a team now, page by page, including those whom no index lists yet. */
export async function* currentMembers(teamId: string): AsyncGenerator<TeamMembership> {
  let cursor: string | undefined
  do {
    const page = await teamMembers.list({
      pk: `TEA#${teamId}`,
      prefix: memberPrefix,
      limit: membersAPage,
      cursor,
      consistent: true,
    })
    yield* page.items.filter(({ until }) => until === undefined)
    cursor = page.nextCursor
  } while (cursor)
}

/** Every team that someone is or was in, page by page. */
export async function* teamsOf(userId: string): AsyncGenerator<TeamMembership> {
  let cursor: string | undefined
  do {
    const page = await teamMembers.list({
      index: 'gsi1',
      pk: teamsOfPartition(userId),
      newestFirst: true,
      limit: membersAPage,
      cursor,
    })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
