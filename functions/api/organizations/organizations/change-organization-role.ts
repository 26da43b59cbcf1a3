import { personIn, requireAction } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { countPeople } from '#core/organizations/organizations/organizations.ts'
import { otherOwnerStays } from '#core/organizations/organizations/other-owner-stays.ts'
import { ownOneMore } from '#core/organizations/organizations/own-one-more.ts'
import { requireOwner } from '#core/organizations/organizations/require-owner.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { changeOrganizationRole as contract } from '#shared/organizations/organizations/people-contract.ts'

function changeOrganizationRole({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId, memberId: userId } = params
  const { role } = body
  return untilUnchanged(
    async () => {
      const { organization, me } = await requireAction(organizationId, actor.userId, 'people')
      const person = userId === me.userId ? me : await personIn(organizationId, userId)
      if (!person) throw organizationRefusal.personNotFound()
      if (person.role === role) return
      const owners = (role === 'owner' ? 1 : 0) - (person.role === 'owner' ? 1 : 0)
      assertPeople(organization, { people: 0, owners })
      if (owners < 0 && !(await otherOwnerStays(organizationId, userId)))
        throw organizationRefusal.lastOwner()
      const label = organizationRoles[role]
      await commit(
        // Also where no owner comes or goes: what the caller may do must still hold.
        countPeople(organization, { people: 0, owners }),
        organizationPeople.put({ ...person, role, version: person.version + 1 }, { version: person.version }),
        ...(owners > 0 ? await comesToOwn(userId, organizationId) : []),
        ...(person === me
          ? []
          : [
              organizationPeople.check(me, { version: me.version }),
              ...notify(
                {
                  userId,
                  kind: 'organization_people',
                  type: 'info',
                  title: `Your role is now ${label.toLowerCase()}`,
                  message: organization.name,
                  href: manageOrganizationPath(organizationId),
                },
                now,
              ),
            ]),
        recordActivity(
          {
            by: actor,
            userId,
            type: 'organization_update',
            description: `Role in the organization ${organization.name}: ${label}`,
          },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

/** An owner is active, there to stay, and owns no more than one may. */
async function comesToOwn(userId: string, organizationId: OrganizationId): Promise<Write[]> {
  const user = await requireOwner(userId)
  return [await ownOneMore(userId, organizationId), users.check({ id: userId }, { version: user.version })]
}

export const handler = endpoint(contract, changeOrganizationRole)
