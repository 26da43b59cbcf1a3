import {
  type Organization,
  platformOrganizationId,
} from '#shared/organizations/organizations/organization.ts'
import { siteName } from '#shared/site-name.ts'

/** The platform among the organizations: it has no owner, and its contact is that of the contact settings. */
export const platformOrganization = (now: string): Organization => ({
  id: platformOrganizationId,
  name: siteName,
  type: 'platform',
  description:
    'We run this site: its events, results, leaderboards, and tools for the car-audio community. Write to us with questions about the site itself; an event, a team, or a club has a page and people of its own.',
  city: '',
  status: 'active',
  statusSince: now,
  ownerCount: 0,
  peopleCount: 0,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
