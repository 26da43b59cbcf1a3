import type { Write } from '#core/platform/db/write.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { peopleOf } from './organization-people.ts'
import { organizations } from './organizations.ts'
import { tellOfChange } from './save-organization.ts'
import { tellOwners } from './tell-owners.ts'

const find = (id: string) => organizations.get({ id }, { consistent: true })

/** Everything that its people wrote for others to read. */
const textOf = ({ name, description, website, city, state }: Organization): string =>
  [name, [city, state].filter(Boolean).join(', '), website, description].filter(Boolean).join('\n\n')

function put(organization: Organization, removed: Organization['removed'], now: string): Write[] {
  const { removed: _, ...kept } = organization
  const { version } = organization
  const after = { ...kept, ...(removed && { removed }), version: version + 1 }
  return [organizations.put(after, { version }), ...tellOfChange(organization, after, now)]
}

/** The actions report cases can take on organizations. What belongs to a removed one goes on. */
export const reportedSubjects: Record<'organization', SubjectOf> = {
  organization: {
    load: async (id) => {
      const organization = await find(id)
      if (!organization) return undefined
      const owner = (await peopleOf(id)).find(({ role }) => role === 'owner')
      return {
        title: organization.name,
        text: textOf(organization),
        ...(hasPage(organization) && { href: organizationPath(id) }),
        ...(owner && { authorId: owner.userId }),
        changedAt: organization.updatedAt,
        isRemoved: organization.removed !== undefined,
      }
    },
    setHidden: async (id, isHidden, now) => {
      const organization = await find(id)
      // A few angry rivals could do it, so no weight of reports hides an organization.
      if (isHidden || !organization?.removed) return []
      return [
        ...put(organization, undefined, now),
        ...(await tellOwners(
          organization,
          {
            type: 'success',
            title: 'Your organization is on the site again',
            message: `an administrator restored ${organization.name}.`,
          },
          now,
        )),
      ]
    },
    remove: async (id, reason, now) => {
      const organization = await find(id)
      if (!organization || organization.removed?.reason === reason) return []
      return [
        ...put(organization, { at: organization.removed?.at ?? now, reason }, now),
        ...(await tellOwners(
          organization,
          {
            type: 'warning',
            title: 'Your organization was taken off the site',
            message: `an administrator removed ${organization.name}: ${reason}`,
          },
          now,
        )),
      ]
    },
  },
}
