import { handIn, organizationRoleOf } from '#core/community/teams/require-hand.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { requireTakingOver } from '#core/organizations/organizations/require-taking-over.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { setTeamOrganization as contract, type OwnTeam } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'

/** The number of members may change meanwhile, which is no conflict. */
function setTeamOrganization({
  actor,
  params: { teamId },
  body,
  now,
  remember,
}: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { organizationId, version } = body
  return untilUnchanged(async (): Promise<OwnTeam> => {
    const { team, standing, ...hand } = await handIn(teamId, userId)
    const owns = isOwner(standing.role)
    if (!hand.role) throw teamRefusal.notFound()
    if (team.status !== 'active') throw teamRefusal.archived()
    const before = team.organizationId
    const me = before ? await personIn(before, userId) : undefined
    // Those who own the organization let a team go; only the team itself gives itself to one.
    if (!owns && (organizationId || me?.role !== 'owner')) throw teamRefusal.ownerOnly()
    if (before === organizationId) return { team, ...standing }
    if (team.version !== version) throw concurrentChange()
    const given = organizationId && (await requireTakingOver(organizationId, userId))
    const { organizationId: _, ...rest } = team
    const changed: Team = {
      ...rest,
      ...(organizationId && { organizationId }),
      updatedAt: now,
      version: version + 1,
    }
    const answer: OwnTeam = {
      team: changed,
      ...(standing.role && { role: standing.role }),
      ...organizationRoleOf(given ? given.me : undefined),
    }
    const name = given ? given.organization.name : (await findOrganization(before as string)).name
    const byWhom =
      owns || !me
        ? hand.unchanged
        : [
            organizationPeople.check(me, { version: me.version }),
            ...(await tellIfWanted(letGoNotice(team, name), now)),
          ]
    await commit(
      teams.put(changed, { version }),
      ...byWhom,
      ...(given ? given.unchanged : []),
      recordActivity(
        {
          by: actor,
          type: 'team_update',
          description: given
            ? `Added the team ${team.name} to the organization ${name}`
            : `Removed the team ${team.name} from the organization ${name}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

/** The news for the owner of a team that its organization has let go. */
const letGoNotice = ({ id, name, ownerId: userId }: Team, organization: string) =>
  ({
    userId,
    kind: 'team_change',
    type: 'info',
    title: 'Your team is no longer in its organization',
    message: `An owner of ${organization} removed ${name}. The people who run it can no longer manage your team.`,
    href: teamPath(id),
  }) as const

export const handler = endpoint(contract, setTeamOrganization)
