import * as z from 'zod/mini'
import { eventParams } from '#shared/events/events/event-params.ts'
import { route } from '#shared/platform/http/route.ts'
import { ListedListing } from './listed-listing.ts'

export const listEventShops = route({
  name: 'listEventShops',
  method: 'GET',
  path: '/api/directory/events/:eventId/shops',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'The nearest published shops, installers, and fabricators within 50 miles of an event, at most six; none once it is over, or where its place is not known',
  params: eventParams,
  response: z.object({ items: z.array(ListedListing) }),
  errors: ['event_not_found'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})
