import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'

export const FoundPlace = z.object({ name: z.string(), state: z.string() })
export type FoundPlace = z.infer<typeof FoundPlace>

export const findPlaces = route({
  name: 'findPlaces',
  method: 'GET',
  path: '/api/places',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Cities of the United States that begin so, the largest first; the state may follow',
  query: z.strictObject({ q: line(90, 2) }),
  response: z.object({ items: z.array(FoundPlace) }),
})
