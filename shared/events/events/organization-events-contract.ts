import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { EventCard } from './contract.ts'
import { eventParams } from './event-params.ts'
import { eventVersion, OwnEvent } from './own-contract.ts'

const params = z.strictObject({ organizationId: OrganizationId })

export const listOrganizationEvents = route({
  name: 'listOrganizationEvents',
  method: 'GET',
  path: '/api/organizations/:organizationId/events',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'The public events of an organization: those to come, the next one first, or those that ended, the latest first. A page may be short even if there is a next page',
  params,
  query: z.strictObject({ ...pageQuery(10), when: z._default(z.enum(['upcoming', 'past']), 'upcoming') }),
  response: Page(EventCard),
  errors: ['organization_not_found', 'invalid_cursor'],
})

export const listManagedEvents = route({
  name: 'listManagedEvents',
  method: 'GET',
  path: '/api/organizations/:organizationId/events/managed',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'All events of an organization with its drafts, the latest first; for its owners and managers. A page may be short even if there is a next page',
  params,
  query: z.strictObject(pageQuery(20)),
  response: Page(OwnEvent),
  errors: ['organization_not_found', 'org_role', 'invalid_cursor'],
})

export const setEventOrganization = route({
  name: 'setEventOrganization',
  method: 'PUT',
  path: '/api/events/:eventId/organization',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Give an event to an organization, for its owner, who runs events there; or take it back, also for the owners of the organization',
  params: eventParams,
  body: z.strictObject({
    /** Left out to take it back. */
    organizationId: z.optional(OrganizationId),
    version: eventVersion,
  }),
  response: OwnEvent,
  errors: [
    'event_not_found',
    'not_organizer',
    'event_archived',
    'organization_not_found',
    'org_role',
    'org_not_active',
    'org_in_review',
    'org_suspended',
    'org_archived',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})
