import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const countProfileView = route({
  name: 'countProfileView',
  method: 'POST',
  path: '/api/members/:userId/views',
  auth: 'public',
  summary: 'Count one view of a public profile by a visitor; nothing is kept about who looked',
  params: z.strictObject({ userId: UserId }),
  rateLimit: { max: 120, seconds: 3600, per: 'ip' },
})

export const countProfileViewAsMember = route({
  name: 'countProfileViewAsMember',
  method: 'POST',
  path: '/api/profile-views',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Count one view of a public profile by another member; a look at one’s own does not count',
  /** The member whose profile it is. */
  body: z.strictObject({ of: UserId }),
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const getOwnProfileViews = route({
  name: 'getOwnProfileViews',
  method: 'GET',
  path: '/api/profile-views',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'How often the caller’s public profile was looked at: the last 30 days, and the 30 before',
  response: z.object({
    /** The views of each day, the earliest first. */
    days: z.array(z.object({ on: z.iso.date(), views: z.int() })),
    total: z.int(),
    totalBefore: z.int(),
  }),
})
