import { joinTeam } from '#core/community/teams/join-team.ts'
import { requireFree } from '#core/community/teams/require-room.ts'
import { commitWithLogo } from '#core/community/teams/save-team.ts'
import { nameOf, teamNames } from '#core/community/teams/team-names.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { createTeam as contract, type OwnTeam } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { newId } from '#shared/ids.ts'

function createTeam({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { logoUploadId: uploadId, ...fields } = body
  const { userId } = actor
  const id = newId('tea', now)
  return untilUnchanged(async () => {
    const name = nameOf(fields.name, id)
    const [user = actor.user, taken] = await Promise.all([
      users.get({ id: userId }, { consistent: true }),
      teamNames.get(name, { consistent: true }),
      requireFree(userId, now, teamRefusal.inATeam),
    ])
    if (user.deletionDueAt) throw teamRefusal.leaving()
    if (taken) throw teamRefusal.nameTaken()
    const founded: Team = {
      ...fields,
      id,
      ownerId: userId,
      status: 'active',
      memberCount: 1,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    let answer: OwnTeam = { team: founded, role: 'owner' }
    await commitWithLogo({ userId, teamId: id, uploadId }, now, (logoUrl) => {
      const team = { ...founded, ...(logoUrl && { logoUrl }) }
      answer = { team, role: 'owner' }
      return [
        teams.put(team, { absent: true }),
        teamNames.put(name, { absent: true }, teamRefusal.nameTaken),
        ...joinTeam({ team, user, how: 'founded', by: actor, role: 'owner' }, now),
        ...remember(answer),
      ]
    })
    return answer
  })
}

export const handler = endpoint(contract, createTeam)
