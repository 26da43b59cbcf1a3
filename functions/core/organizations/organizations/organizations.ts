import { env } from '#core/env.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { PeopleChange } from '#shared/organizations/organizations/changed-people.ts'
import { Organization } from '#shared/organizations/organizations/organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

/** Lists go by name; two of one name differ by their ids. */
const place = ({ name, id }: Organization) => `${foldedKey(name)}#${id}`

export const allOrganizationsPartition = 'ORGS'
export const organizationsPartition = (status: Organization['status']) => `ORGS#${status}`
export const organizationsInState = (state: string) => `ORGS#active#${state}`

/** Organizations. `gsi1` lists those of a status by name, `gsi2` all of them, `gsi3` the public ones of a state. */
export const organizations = entity({
  name: 'organization',
  erasure: 'by its noun',
  schema: Organization,
  key: ({ id }: { id: string }) => ({ pk: `ORG#${id}`, sk: 'ORG' }),
  counted: ['ownerCount', 'peopleCount'],
  gsi1: (organization) => ({ pk: organizationsPartition(organization.status), sk: place(organization) }),
  gsi2: (organization) => ({ pk: allOrganizationsPartition, sk: place(organization) }),
  gsi3: (organization) =>
    isListed(organization) && organization.state
      ? { pk: organizationsInState(organization.state), sk: place(organization) }
      : undefined,
})

/**
 * Counts people who come and go, without a version unless it is a decision on one. Holds only while the counts are as
 * they were read, so that of two last owners who leave at once one stays.
 */
export function countPeople(
  { id, ownerCount, peopleCount }: Pick<Organization, 'id' | 'ownerCount' | 'peopleCount'>,
  { people, owners }: PeopleChange,
  seen?: { version: number },
): Write {
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: organizations.key({ id }),
        UpdateExpression: `SET peopleCount = :people, ownerCount = :owners${seen ? ', #version = :version' : ''}`,
        ConditionExpression: `peopleCount = :peopleBefore AND ownerCount = :ownersBefore${seen ? ' AND #version = :seen' : ''}`,
        ...(seen && { ExpressionAttributeNames: { '#version': 'version' } }),
        ExpressionAttributeValues: {
          ...(seen && { ':seen': seen.version, ':version': seen.version + 1 }),
          ':people': peopleCount + people,
          ':owners': ownerCount + owners,
          ':peopleBefore': peopleCount,
          ':ownersBefore': ownerCount,
        },
      },
    },
    refused: concurrentChange,
  }
}
