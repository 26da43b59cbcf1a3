import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { EventCard } from './contract.ts'

export const listOrganizerEvents = route({
  name: 'listOrganizerEvents',
  method: 'GET',
  path: '/api/members/:userId/events',
  auth: 'public',
  caching: 'revalidate',
  namesAnyUser: true,
  summary:
    'The public events of an organizer with a public profile: those to come, the next one first, or those that ended, the latest first. A page may be short even if there is a next page',
  params: z.strictObject({ userId: UserId }),
  query: z.strictObject({ ...pageQuery(10), when: z._default(z.enum(['upcoming', 'past']), 'upcoming') }),
  response: Page(EventCard),
  errors: ['member_not_found', 'invalid_cursor'],
})
