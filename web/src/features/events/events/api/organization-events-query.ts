import {
  listManagedEvents,
  listOrganizationEvents,
} from '#shared/events/events/organization-events-contract.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

type When = 'upcoming' | 'past'
type Id = Organization['id']

const eventsOf = (organizationId: Id, when: When) => ({
  key: ['events', 'of-organization', organizationId, when],
  params: { organizationId },
  query: { when },
})

/** The events that an organization shows, a page at a time. */
export const organizationEventsQuery = (organizationId: Id, when: When) =>
  pagesQuery(listOrganizationEvents, eventsOf(organizationId, when))

export const firstOrganizationEventsQuery = (organizationId: Id, when: When) =>
  firstPageQuery(listOrganizationEvents, eventsOf(organizationId, when))

/** All events of an organization for those who run them, the latest first. */
export const managedEventsQuery = (organizationId: Id) =>
  pagesQuery(listManagedEvents, {
    key: ['events', 'managed', organizationId],
    params: { organizationId },
  })

/** Those of them for which the member runs what they hold. */
export const managedOf = (items: readonly OwnOrganization[]): Organization[] =>
  items.filter(({ role }) => mayInOrganization(role, 'events')).map(({ organization }) => organization)
