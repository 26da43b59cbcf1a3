import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { PublicResource, Resource, ResourceFields, ResourceId, ResourceLevel } from './resource.ts'

/** All of them fit on one screen and into one answer. */
export const mostResources = 200

const params = z.strictObject({ resourceId: ResourceId })
const version = z.int().check(z.gte(1))

export const listResources = route({
  name: 'listResources',
  method: 'GET',
  path: '/api/content/resources',
  auth: 'public',
  caching: 'minute',
  summary: 'Published guides, tools, rulebooks and links, in the order that administrators gave them',
  query: z.strictObject({
    category: z.optional(z.string().check(z.maxLength(40))),
    /** Resources that suit everyone appear in the answer for either level. */
    level: z.optional(ResourceLevel),
  }),
  response: z.object({ items: z.array(PublicResource), categories: z.array(z.string()) }),
})

export const listAllResources = route({
  name: 'listAllResources',
  method: 'GET',
  path: '/api/admin/content/resources',
  auth: 'admin',
  summary: 'Every resource, drafts and retired ones included, in order',
  response: z.object({
    items: z.array(Resource),
    /** The version a new order must name. */
    orderVersion: z.int(),
  }),
})

export const createResource = route({
  name: 'createResource',
  method: 'POST',
  path: '/api/admin/content/resources',
  auth: 'admin',
  summary: 'A new resource, as a draft at the end of the list',
  body: ResourceFields,
  status: 201,
  response: Resource,
  errors: ['resource_limit', 'version_conflict'],
})

export const updateResource = route({
  name: 'updateResource',
  method: 'PUT',
  path: '/api/admin/content/resources/:resourceId',
  auth: 'admin',
  summary: 'Change what a resource says',
  params,
  body: z.extend(ResourceFields, { version }),
  response: Resource,
  errors: ['resource_not_found', 'version_conflict'],
})

export const publishResource = route({
  name: 'publishResource',
  method: 'POST',
  path: '/api/admin/content/resources/:resourceId/publish',
  auth: 'admin',
  summary: 'Show a resource to everyone; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Resource,
  errors: ['resource_not_found', 'version_conflict'],
})

export const retireResource = route({
  name: 'retireResource',
  method: 'POST',
  path: '/api/admin/content/resources/:resourceId/retire',
  auth: 'admin',
  summary: 'Take a resource off the public list and keep it; a second call changes nothing',
  params,
  body: z.strictObject({ version }),
  response: Resource,
  errors: ['resource_not_found', 'version_conflict'],
})

export const arrangeResources = route({
  name: 'arrangeResources',
  method: 'PUT',
  path: '/api/admin/content/resources/order',
  auth: 'admin',
  summary: 'Put all resources in a new order',
  body: z.strictObject({
    ids: z.array(ResourceId).check(z.maxLength(mostResources)),
    orderVersion: z.int().check(z.gte(0)),
  }),
  response: z.object({ orderVersion: z.int() }),
  errors: ['version_conflict'],
})
