import { requireHand } from '#core/community/teams/require-hand.ts'
import { commitWithLogo, forgetLogo, rename } from '#core/community/teams/save-team.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { updateTeam as contract, type OwnTeam } from '#shared/community/teams/contract.ts'
import { mayEdit } from '#shared/community/teams/team-roles.ts'

/** The number of members may change meanwhile, which is no conflict. */
function updateTeam({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { logoUploadId: uploadId, removeLogo, version, ...fields } = body
  const { userId } = actor
  return untilUnchanged(async () => {
    const { team, standing, unchanged } = await requireHand(teamId, userId, mayEdit, teamRefusal.editorsOnly)
    if (team.version !== version) throw concurrentChange()
    if (fields.capacity < team.memberCount) throw teamRefusal.capacityTooLow(team.memberCount)
    let answer: OwnTeam = { team, ...standing }
    await commitWithLogo({ userId, teamId, uploadId }, now, (logoUrl) => {
      const { logoUrl: shown, state: _, ...rest } = team
      const logo = logoUrl ?? (removeLogo ? undefined : shown)
      const changed = {
        ...rest,
        ...fields,
        ...(logo && { logoUrl: logo }),
        updatedAt: now,
        version: version + 1,
      }
      answer = { team: changed, ...standing }
      return [
        teams.put(changed, { version }),
        ...rename(team, fields.name),
        ...(logo === shown ? [] : forgetLogo(team, now)),
        ...unchanged,
        recordActivity(
          { by: actor, type: 'team_update', description: `Changed the team ${fields.name}` },
          now,
        ),
        ...remember(answer),
      ]
    })
    return answer
  })
}

export const handler = endpoint(contract, updateTeam)
