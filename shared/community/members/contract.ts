import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { searchText } from '#shared/platform/words/search-text.ts'
import { text } from '#shared/text.ts'
import { MemberCard } from './member-card.ts'
import { PublicProfile } from './public-profile.ts'

export const MemberOrder = z.enum(['newest', 'name'])
export type MemberOrder = z.infer<typeof MemberOrder>

export const listMembers = route({
  name: 'listMembers',
  method: 'GET',
  path: '/api/members',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The member directory; with `q`, members whose name or business matches, best match first',
  query: z.strictObject({
    q: z.optional(searchText),
    type: z.optional(MembershipType),
    state: z.optional(text(80, 1)),
    sort: z._default(MemberOrder, 'newest'),
    ...pageQuery(24),
  }),
  response: Page(MemberCard),
  errors: ['invalid_cursor'],
})

export const getMember = route({
  name: 'getMember',
  method: 'GET',
  path: '/api/members/:userId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A public profile; hidden, suspended and unknown profiles are not found',
  params: z.strictObject({ userId: text(64, 1) }),
  response: PublicProfile,
  errors: ['member_not_found'],
})
