import * as z from 'zod/mini'
import { route } from '#shared/http/route.ts'
import { NavigationItem } from './navigation-item.ts'

export const listNavigation = route({
  name: 'listNavigation',
  method: 'GET',
  path: '/api/navigation',
  auth: 'public',
  caching: 'minute',
  summary: 'The active navigation items in order; the client keeps those for its membership',
  response: z.object({ items: z.array(NavigationItem) }),
})
