import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { organizationParams } from './contract.ts'
import { Organization, OrganizationFields, OrganizationStatus, OrganizationType } from './organization.ts'

export const AdminOrganization = z.object({
  ...Organization.shape,
  /** By name, the longest there first; at most three. */
  owners: z.array(z.object({ userId: UserId, name: z.string(), isActive: z.boolean() })),
  /** Of the platform’s own organization: what is changed in the contact settings. */
  systemConfig: z.optional(
    z.object({
      contactEmail: z.optional(z.string()),
      contactPhone: z.optional(z.string()),
      showPhoneInFooter: z.boolean(),
    }),
  ),
})
export type AdminOrganization = z.infer<typeof AdminOrganization>

export const listAllOrganizations = route({
  name: 'listAllOrganizations',
  method: 'GET',
  path: '/api/admin/organizations',
  auth: 'admin',
  summary: 'All organizations by name. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(25),
    q: z.optional(text(60)),
    status: z.optional(OrganizationStatus),
    type: z.optional(OrganizationType),
    owned: z.optional(z.enum(['no'])),
  }),
  response: Page(AdminOrganization),
  errors: ['invalid_cursor'],
})

export const getOrganizationAsAdmin = route({
  name: 'getOrganizationAsAdmin',
  method: 'GET',
  path: '/api/admin/organizations/:organizationId',
  auth: 'admin',
  summary: 'An organization of any status',
  params: organizationParams,
  response: AdminOrganization,
  errors: ['organization_not_found'],
})

export const createOrganizationAsAdmin = route({
  name: 'createOrganizationAsAdmin',
  method: 'POST',
  path: '/api/admin/organizations',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Make an active organization, with an owner or without one',
  body: z.strictObject({ ...OrganizationFields.shape, ownerId: z.optional(UserId) }),
  response: AdminOrganization,
  status: 201,
  errors: ['owner_unknown', 'version_conflict'],
})

export const updateOrganizationAsAdmin = route({
  name: 'updateOrganizationAsAdmin',
  method: 'PUT',
  path: '/api/admin/organizations/:organizationId',
  auth: 'admin',
  summary: 'Change what an organization of any status says of itself; its owners read why',
  params: organizationParams,
  body: z.strictObject({
    ...OrganizationFields.shape,
    type: OrganizationType,
    removeLogo: z.optional(z.boolean()),
    reason: text(500, 1),
    version: z.int().check(z.gte(1)),
  }),
  response: AdminOrganization,
  errors: ['organization_not_found', 'platform_only', 'version_conflict'],
})

const decision = z.strictObject({ reason: text(500, 1), version: z.int().check(z.gte(1)) })

export const decideOrganization = route({
  name: 'decideOrganization',
  method: 'POST',
  path: '/api/admin/organizations/:organizationId/decision',
  auth: 'admin',
  summary: 'Approve or refuse an organization that was sent in, on the version seen; its owners are told',
  params: organizationParams,
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse. */
    reason: text(500),
    version: z.int().check(z.gte(1)),
  }),
  response: AdminOrganization,
  errors: ['organization_not_found', 'already_decided', 'reason_required', 'version_conflict'],
})

export const suspendOrganization = route({
  name: 'suspendOrganization',
  method: 'POST',
  path: '/api/admin/organizations/:organizationId/suspend',
  auth: 'admin',
  summary: 'Take an organization off the site; its events go on, and its owners read why',
  params: organizationParams,
  body: decision,
  response: AdminOrganization,
  errors: ['organization_not_found', 'already_decided', 'platform_only', 'version_conflict'],
})

export const reactivateOrganization = route({
  name: 'reactivateOrganization',
  method: 'POST',
  path: '/api/admin/organizations/:organizationId/reactivate',
  auth: 'admin',
  summary: 'Show a suspended or archived organization again; its owners are told',
  params: organizationParams,
  body: decision,
  response: AdminOrganization,
  errors: ['organization_not_found', 'already_decided', 'version_conflict'],
})

export const archiveOrganizationAsAdmin = route({
  name: 'archiveOrganizationAsAdmin',
  method: 'POST',
  path: '/api/admin/organizations/:organizationId/archive',
  auth: 'admin',
  summary: 'End an organization: its page and its past events stay; its owners read why',
  params: organizationParams,
  body: decision,
  response: AdminOrganization,
  errors: [
    'organization_not_found',
    'org_not_active',
    'org_in_review',
    'org_suspended',
    'org_archived',
    'org_busy',
    'platform_only',
    'version_conflict',
  ],
})

export const setOrganizationOwner = route({
  name: 'setOrganizationOwner',
  method: 'PUT',
  path: '/api/admin/organizations/:organizationId/owner',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Make a member the owner; former owners are taken out, managers and editors stay',
  params: organizationParams,
  body: z.strictObject({ ownerId: UserId, reason: text(500, 1), version: z.int().check(z.gte(1)) }),
  response: AdminOrganization,
  errors: ['organization_not_found', 'owner_unknown', 'platform_only', 'too_many_people', 'version_conflict'],
})
