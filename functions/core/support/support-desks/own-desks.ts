import { organizationsById } from '#core/organizations/organizations/named-organization.ts'
import {
  organizationPeople,
  organizationsOfPartition,
} from '#core/organizations/organizations/organization-people.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { requestCounters, unassignedFigure } from '#core/support/support-requests/request-counters.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { takesRequests } from './agents.ts'

/** More than anyone belongs to. */
const most = 50

const openFigure = 'open'

/** The desks at which a member of an organization membership answers, each with what waits there. */
export async function ownDesks(userId: string) {
  const { items } = await organizationPeople.list({
    index: 'gsi1',
    pk: organizationsOfPartition(userId),
    limit: most,
  })
  const ids = items
    .filter(({ role }) => mayInOrganization(role, 'events'))
    .map(({ organizationId }) => organizationId)
  const [found, rows] = await Promise.all([
    organizationsById(ids),
    getMany(
      ids.flatMap((deskId) =>
        [unassignedFigure, openFigure].map((figure) => requestCounters.key({ deskId, figure })),
      ),
    ),
  ])
  const counts = rows.map(requestCounters.read)
  const countOf = (deskId: string, wanted: string) =>
    counts.find((one) => one.deskId === deskId && one.figure === wanted)?.count ?? 0
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .map((organization) => ({
      organizationId: organization.id,
      name: organization.name,
      isOpen: takesRequests(organization),
      unassigned: countOf(organization.id, unassignedFigure),
      open: countOf(organization.id, openFigure),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
