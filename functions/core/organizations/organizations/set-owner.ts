import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { organizationPeople } from './organization-people.ts'
import { countPeople } from './organizations.ts'

/** One commit takes no more. */
const mostTold = 10

/** One owner is made: former owners are taken out, managers and editors stay. The version goes up, as by any decision. */
export function setOwner(
  organization: Organization,
  people: readonly OrganizationPerson[],
  { ownerId: userId, reason }: { ownerId: string; reason: string },
  now: string,
): { writes: Write[]; after: Organization } {
  const formers = people.filter((person) => person.role === 'owner' && person.userId !== userId)
  const known = people.find((person) => person.userId === userId)
  const change = {
    people: (known ? 0 : 1) - formers.length,
    owners: (known?.role === 'owner' ? 0 : 1) - formers.length,
  }
  assertPeople(organization, change)
  const person = {
    organizationId: organization.id,
    userId,
    role: 'owner' as const,
    since: known?.since ?? now,
  }
  return {
    after: {
      ...organization,
      peopleCount: organization.peopleCount + change.people,
      ownerCount: organization.ownerCount + change.owners,
      version: organization.version + 1,
    },
    writes: [
      countPeople(organization, change, { version: organization.version }),
      ...formers.map((former) => organizationPeople.delete(former)),
      known
        ? organizationPeople.put({ ...person, version: known.version + 1 }, { version: known.version })
        : organizationPeople.put({ ...person, version: 1 }, { absent: true }),
      ...formers.slice(0, mostTold).flatMap(({ userId: id }) => formerNotice(organization, id, reason, now)),
      ...(known?.role === 'owner' ? [] : ownerNotice(organization, userId, now)),
    ],
  }
}

export const ownerNotice = ({ id, name }: Organization, userId: string, now: string): Write[] =>
  notify(
    {
      userId,
      kind: 'organization_people',
      type: 'info',
      title: 'You own an organization now',
      message: `An administrator made you the owner of ${name}.`,
      href: manageOrganizationPath(id),
    },
    now,
  )

const formerNotice = (organization: Organization, userId: string, reason: string, now: string): Write[] =>
  notify(
    {
      userId,
      kind: 'organization_people',
      type: 'warning',
      title: 'Your organization has a new owner',
      message: `An administrator gave ${organization.name} another owner: ${reason}`,
      href: hasPage(organization) ? organizationPath(organization.id) : '/organizations',
    },
    now,
  )
