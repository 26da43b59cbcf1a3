import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { mostOwned } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { organizationPeople, organizationsOfPartition } from './organization-people.ts'
import { organizations } from './organizations.ts'

/** What a member came to own last. The index of their roles lags, so that of many at once all would seem the first. */
export const ownedOrganizations = entity({
  name: 'owned-organizations',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, organizationIds: z.array(OrganizationId), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'OWNED_ORGANIZATIONS' }),
})

/** More than anyone belongs to. */
const most = 100

/**
 * One more organization for someone to own. Throws where they own as many as one may; those that are archived do not
 * count.
 */
export async function ownOneMore(userId: string, organizationId: OrganizationId): Promise<Write> {
  const [{ items }, known] = await Promise.all([
    organizationPeople.list({ index: 'gsi1', pk: organizationsOfPartition(userId), limit: most }),
    ownedOrganizations.get({ userId }, { consistent: true }),
  ])
  const ids = new Set([
    ...items.filter(({ role }) => role === 'owner').map((person) => person.organizationId),
    ...(known?.organizationIds ?? []),
  ])
  const live = await liveOwned(userId, [...ids])
  if (live.length >= mostOwned) throw organizationRefusal.tooManyOwned()
  const organizationIds = [...live, organizationId]
  return ownedOrganizations.put(
    { userId, organizationIds, version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}

async function liveOwned(userId: string, ids: readonly OrganizationId[]): Promise<OrganizationId[]> {
  const [people, found] = await Promise.all([
    getMany(
      ids.map((organizationId) => organizationPeople.key({ organizationId, userId })),
      { consistent: true },
    ),
    getMany(
      ids.map((id) => organizations.key({ id })),
      { consistent: true },
    ),
  ])
  const owned = new Set(
    people
      .map(organizationPeople.read)
      .flatMap(({ role, organizationId: id }) => (role === 'owner' ? [id] : [])),
  )
  return found
    .map(organizations.read)
    .flatMap(({ id, status }) => (owned.has(id) && status !== 'archived' ? [id] : []))
}
