import { teamOn } from '#shared/community/teams/team-on.ts'
import { teamMembers, teamsOf } from './team-members.ts'

/** The team that someone was in at an instant. */
export async function teamOfOn(userId: string, at: string): Promise<string | undefined> {
  for await (const membership of teamsOf(userId)) {
    const teamId = teamOn([membership], at)
    if (teamId) return teamId
  }
  return undefined
}

/** Everyone who was in the same team at an instant, the member too; no one of a member without a team. */
export async function teammatesOn(userId: string, at: string): Promise<ReadonlySet<string>> {
  const teamId = await teamOfOn(userId, at)
  const mates = new Set<string>()
  if (!teamId) return mates
  let cursor: string | undefined
  do {
    const page = await teamMembers.list({ pk: `TEA#${teamId}`, prefix: 'MEM#', limit: 100, cursor })
    for (const membership of page.items) if (teamOn([membership], at)) mates.add(membership.userId)
    cursor = page.nextCursor
  } while (cursor)
  return mates
}
