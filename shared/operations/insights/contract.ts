import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

/** What a browser saw. Names, pages, and details that are not known are dropped without a word. */
export const SeenEvent = z.strictObject({
  name: z.string().check(z.maxLength(40)),
  /** The pattern of the page’s address: `/events/:eventId`. */
  path: z.string().check(z.maxLength(200)),
  detail: z.optional(z.string().check(z.maxLength(100))),
  /** Stands at the first event of a visit: the host it came from, or nothing. */
  visit: z.optional(z.strictObject({ from: z.optional(z.string().check(z.maxLength(200))) })),
})
export type SeenEvent = z.infer<typeof SeenEvent>

/** Always the same answer: it says nothing about what counted. */
export const recordEvents = route({
  name: 'recordEvents',
  method: 'POST',
  path: '/api/analytics/events',
  auth: 'public',
  summary: 'Count what visitors did who allow that; nothing says who they are',
  body: z.strictObject({ events: z.array(SeenEvent).check(z.minLength(1), z.maxLength(20)) }),
  status: 202,
  maxBodyBytes: 4096,
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})

export const getCountingSwitches = route({
  name: 'getCountingSwitches',
  method: 'GET',
  path: '/api/analytics/switches',
  auth: 'public',
  summary: 'Whether visits are counted by the platform itself and by Google, for pages that are open',
  response: z.object({ own: z.boolean(), google: z.boolean() }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})
