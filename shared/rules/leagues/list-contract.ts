import * as z from 'zod/mini'
import { NamedOrganization, OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { League } from './league.ts'

/** A league with the organization that it belongs to. */
export const ListedLeague = z.object({ ...League.shape, organization: z.optional(NamedOrganization) })
export type ListedLeague = z.infer<typeof ListedLeague>

export const listLeagues = route({
  name: 'listLeagues',
  method: 'GET',
  path: '/api/leagues',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The leagues by name',
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(ListedLeague),
  errors: ['invalid_cursor'],
})

export const listOrganizationLeagues = route({
  name: 'listOrganizationLeagues',
  method: 'GET',
  path: '/api/leagues/of-organization/:organizationId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The leagues of an organization by name',
  params: z.strictObject({ organizationId: OrganizationId }),
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(League),
  errors: ['organization_not_found', 'invalid_cursor'],
})
