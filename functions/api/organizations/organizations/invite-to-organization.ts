import { requireAction } from '#core/organizations/organizations/find-organization.ts'
import {
  openInvites,
  organizationInviteKey,
  organizationInvites,
  type StoredInvite,
} from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople, peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { limitInvitations } from '#core/platform/mails/limit-invitations.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { inviteToOrganization as contract } from '#shared/organizations/organizations/people-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysOpen = 14

/** Inviting again changes the role and renews the invitation, with a mail that says so. */
function inviteToOrganization({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId } = params
  const { email, role } = body
  return untilUnchanged(
    async () => {
      const { organization, me } = await requireAction(organizationId, actor.userId, 'people')
      if (organization.removed) throw organizationRefusal.removed()
      if (organization.status === 'suspended') throw organizationRefusal.suspended()
      if (organization.status === 'archived') throw organizationRefusal.archived()
      if (email === actor.user.email) throw organizationRefusal.inHere()
      const key = organizationInviteKey(organizationId, email)
      const [known, open] = await Promise.all([
        organizationInvites.get(key, { consistent: true }),
        peopleOf(organizationId).then((people) => openInvites(organizationId, people, now)),
      ])
      const others = open.filter(({ inviteId }) => inviteId !== key.inviteId).length
      assertPeople(
        { ...organization, peopleCount: organization.peopleCount + others },
        { people: 1, owners: 0 },
      )
      const invite: StoredInvite = {
        ...key,
        role,
        by: actor.userId,
        toEmail: email,
        createdAt: now,
        expiresAt: addTime(now, { days: daysOpen }),
        version: (known?.version ?? 0) + 1,
      }
      await commit(
        organizationInvites.put(invite, known ? { version: known.version } : { absent: true }),
        organizationPeople.check(me, { version: me.version }),
        ...limitInvitations({ from: actor.userId, to: email }, now),
        announce('organization.invited', key, now),
        recordActivity(
          {
            by: actor,
            type: 'organization_update',
            description: `Invited someone to the organization ${organization.name}`,
          },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, inviteToOrganization)
