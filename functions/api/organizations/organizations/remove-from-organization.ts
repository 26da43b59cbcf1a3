import { endRole } from '#core/organizations/organizations/end-role.ts'
import { personIn, requireAction } from '#core/organizations/organizations/find-organization.ts'
import {
  organizationInviteKey,
  organizationInvites,
} from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { removeFromOrganization as contract } from '#shared/organizations/organizations/people-contract.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'

function removeFromOrganization({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId, memberId: userId } = params
  return untilUnchanged(
    async () => {
      const { organization, me } = await requireAction(organizationId, actor.userId, 'people')
      const person = userId === me.userId ? me : await personIn(organizationId, userId)
      if (!person) return
      const invite = await inviteOf(organizationId, userId)
      await commit(
        ...(await endRole(organization, person)),
        // Who is taken out does not let themselves back in.
        ...(invite ? [organizationInvites.delete(invite)] : []),
        ...(person === me
          ? []
          : [
              organizationPeople.check(me, { version: me.version }),
              ...notify(
                {
                  userId,
                  kind: 'organization_people',
                  type: 'info',
                  title: 'You are no longer in an organization',
                  message: `An owner removed you from ${organization.name}.`,
                  href: hasPage(organization) ? organizationPath(organizationId) : '/organizations',
                },
                now,
              ),
            ]),
        recordActivity(
          {
            by: actor,
            userId,
            type: 'organization_update',
            description: `Removed from the organization ${organization.name}`,
          },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

async function inviteOf(organizationId: string, userId: string) {
  const user = await users.get({ id: userId }, { consistent: true })
  return (
    user && organizationInvites.get(organizationInviteKey(organizationId, user.email), { consistent: true })
  )
}

export const handler = endpoint(contract, removeFromOrganization)
