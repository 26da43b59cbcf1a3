import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { NavigationItem } from './navigation-item.ts'

/** An entry as pages show it: with the outline of its icon, so that they need not know all of them. */
export const MenuEntry = z.extend(NavigationItem, { iconOutline: z.optional(z.string()) })
export type MenuEntry = z.infer<typeof MenuEntry>

export const listNavigation = route({
  name: 'listNavigation',
  method: 'GET',
  path: '/api/navigation',
  auth: 'public',
  caching: 'minute',
  summary: 'The entries of the menu that are active today, in order; the client keeps those for its member',
  response: z.object({ items: z.array(MenuEntry) }),
})
