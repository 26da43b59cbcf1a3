import { eachItem } from '#core/platform/db/each-item.ts'
import { teamOn, teamsDuring } from '#shared/community/teams/team-on.ts'
import { teamMembers, teamsOf } from './team-members.ts'

/** The team that someone was in at an instant. */
export async function teamOfOn(userId: string, at: string): Promise<string | undefined> {
  for await (const membership of teamsOf(userId)) {
    const teamId = teamOn([membership], at)
    if (teamId) return teamId
  }
  return undefined
}

/**
 * Everyone who was in a team of the member during these days, the member too, also who left it on one of them; no one of
 * a member without a team.
 */
export async function teammatesDuring(
  userId: string,
  days: { from: string; until: string },
): Promise<ReadonlySet<string>> {
  const teamIds = new Set<string>()
  for await (const membership of teamsOf(userId))
    for (const teamId of teamsDuring([membership], days)) teamIds.add(teamId)
  const mates = new Set<string>()
  for (const teamId of teamIds)
    for await (const membership of eachItem(teamMembers, { pk: `TEA#${teamId}`, prefix: 'MEM#' }))
      if (teamsDuring([membership], days).length > 0) mates.add(membership.userId)
  return mates
}
