import { mostPeople, type Organization } from './organization.ts'
import { organizationRefusal } from './organization-refusal.ts'

type Counts = Pick<Organization, 'ownerCount' | 'peopleCount'>

/** People who come (more than 0) or go (less than 0), and how many of them are owners. */
export type PeopleChange = { people: number; owners: number }

/** Throws where people who come or go would leave an organization too full, or take its last owner. */
export function assertPeople({ ownerCount, peopleCount }: Counts, { people, owners }: PeopleChange): void {
  if (people > 0 && peopleCount + people > mostPeople) throw organizationRefusal.tooManyPeople()
  if (owners < 0 && ownerCount + owners < 1) throw organizationRefusal.lastOwner()
}
