import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { NavigationFields, NavigationItem } from './navigation-item.ts'

const params = z.strictObject({ itemId: z.string().check(z.maxLength(60)) })

/** The version of the whole menu: it goes up with each change of any entry. */
const treeVersion = z.int().check(z.gte(0))

/** Saves even if an address leads nowhere yet: such an entry is hidden until its screen exists. */
const saveAnyway = z.optional(z.boolean())

const Tree = z.object({ items: z.array(NavigationItem), treeVersion: z.int() })
export type Tree = z.infer<typeof Tree>

export const listAllNavigation = route({
  name: 'listAllNavigation',
  method: 'GET',
  path: '/api/admin/content/navigation',
  auth: 'admin',
  summary: 'Every entry of the menu, inactive ones included, in order',
  response: Tree,
})

export const createNavigationItem = route({
  name: 'createNavigationItem',
  method: 'POST',
  path: '/api/admin/content/navigation',
  auth: 'admin',
  summary: 'A new entry at the end of the menu or of a parent’s list',
  body: z.extend(NavigationFields, { parentId: z.optional(z.string()), treeVersion, saveAnyway }),
  status: 201,
  response: Tree,
  errors: [
    'navigation_full',
    'navigation_depth',
    'navigation_parent',
    'navigation_conflict',
    'unknown_address',
  ],
})

export const updateNavigationItem = route({
  name: 'updateNavigationItem',
  method: 'PUT',
  path: '/api/admin/content/navigation/:itemId',
  auth: 'admin',
  summary: 'Change what an entry says and who sees it',
  params,
  body: z.extend(NavigationFields, { treeVersion, saveAnyway }),
  response: Tree,
  errors: ['navigation_item_not_found', 'navigation_conflict', 'unknown_address'],
})

export const deleteNavigationItem = route({
  name: 'deleteNavigationItem',
  method: 'POST',
  path: '/api/admin/content/navigation/:itemId/delete',
  auth: 'admin',
  summary: 'Delete an entry; what is below it goes up one level, and a second call changes nothing',
  params,
  body: z.strictObject({ treeVersion }),
  response: Tree,
  errors: ['navigation_conflict'],
})

/** An entry as the editor leaves it: a new one has an id that the editor made. */
export const ArrangedItem = z.extend(NavigationFields, {
  id: z.string().check(z.regex(/^[a-z0-9:_-]{1,60}$/i)),
  parentId: z.optional(z.string()),
})
export type ArrangedItem = z.infer<typeof ArrangedItem>

export const arrangeNavigation = route({
  name: 'arrangeNavigation',
  method: 'PUT',
  path: '/api/admin/content/navigation',
  auth: 'admin',
  summary: 'Save the whole menu as it was edited: order, parents, changed, new and deleted entries together',
  body: z.strictObject({
    items: z.array(ArrangedItem).check(z.maxLength(200)),
    treeVersion,
    saveAnyway,
  }),
  response: Tree,
  errors: [
    'navigation_full',
    'navigation_depth',
    'navigation_cycle',
    'navigation_parent',
    'navigation_conflict',
    'navigation_changes',
    'unknown_address',
  ],
})

export const NavigationRevision = z.object({
  number: z.int(),
  /** The name of the administrator; empty for the menu as it was before anyone changed it. */
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  entries: z.int(),
  what: z.string(),
  /** True if the menu is still as it was saved then. */
  isCurrent: z.boolean(),
})
export type NavigationRevision = z.infer<typeof NavigationRevision>

export const listNavigationRevisions = route({
  name: 'listNavigationRevisions',
  method: 'GET',
  path: '/api/admin/content/navigation/revisions',
  auth: 'admin',
  summary: 'The last 20 menus that were saved, newest first',
  response: z.object({ items: z.array(NavigationRevision) }),
})

export const restoreNavigation = route({
  name: 'restoreNavigation',
  method: 'POST',
  path: '/api/admin/content/navigation/revisions/:number/restore',
  auth: 'admin',
  summary: 'Bring back a menu that was saved before',
  params: z.strictObject({ number: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.strictObject({ treeVersion }),
  response: Tree,
  errors: ['revision_not_found', 'navigation_conflict', 'navigation_changes'],
})
