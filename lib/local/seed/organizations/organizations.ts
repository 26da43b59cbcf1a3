import { organizationInvites } from '#core/organizations/organizations/organization-invites.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { demoOrganizations } from './demo-organizations.ts'

/** The organizations of the demo, with their people and the invitation that one of them has open. */
export const seed = (now: string) => {
  const demo = demoOrganizations(now)
  const absent = { absent: true } as const
  return [
    ...demo.organizations.map((organization) => organizations.put(organization, absent)),
    ...demo.people.map((person) => organizationPeople.put(person, absent)),
    ...demo.invites.map((invite) => organizationInvites.put(invite, absent)),
  ]
}
