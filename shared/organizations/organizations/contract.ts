import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { OrganizationId } from './named-organization.ts'
import {
  Organization,
  OrganizationFields,
  OrganizationInvite,
  OrganizationKind,
  OrganizationRole,
} from './organization.ts'

/** An organization as a card in a list, and where something names it. */
export const OrganizationCard = z.pick(Organization, {
  id: true,
  name: true,
  type: true,
  city: true,
  state: true,
  logoUrl: true,
})
export type OrganizationCard = z.infer<typeof OrganizationCard>

export const listOrganizations = route({
  name: 'listOrganizations',
  method: 'GET',
  path: '/api/organizations',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'Active organizations by name. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(24),
    q: z.optional(text(60)),
    type: z.optional(OrganizationKind),
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))),
  }),
  response: Page(OrganizationCard),
  errors: ['invalid_cursor'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

/** Someone who shows their profile to everyone. */
export const PublicPerson = z.object({
  name: z.string(),
  role: OrganizationRole,
  path: z.string(),
  pictureUrl: z.optional(z.string()),
})
export type PublicPerson = z.infer<typeof PublicPerson>

export const PublicOrganization = z.object({
  ...z.pick(Organization, {
    id: true,
    name: true,
    type: true,
    description: true,
    website: true,
    contactEmail: true,
    contactPhone: true,
    city: true,
    state: true,
    logoUrl: true,
    createdAt: true,
    updatedAt: true,
  }).shape,
  status: z.enum(['active', 'archived']),
  /** False for one that no one owns yet. */
  isOwned: z.boolean(),
  /** Those of its people whose profiles are public, owners first, and the number of others. */
  people: z.array(PublicPerson),
  others: z.int(),
})
export type PublicOrganization = z.infer<typeof PublicOrganization>

export const organizationParams = z.strictObject({ organizationId: OrganizationId })

export const getOrganization = route({
  name: 'getOrganization',
  method: 'GET',
  path: '/api/organizations/:organizationId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'An organization and its people',
  params: organizationParams,
  response: PublicOrganization,
  errors: ['organization_not_found'],
})

/** An organization as its people and those it has invited see it. */
export const OwnOrganization = z.object({
  organization: Organization,
  role: z.optional(OrganizationRole),
  /** An invitation to the caller’s address that still counts. */
  invite: z.optional(OrganizationInvite),
})
export type OwnOrganization = z.infer<typeof OwnOrganization>

export const getOwnOrganization = route({
  name: 'getOwnOrganization',
  method: 'GET',
  path: '/api/organizations/:organizationId/own',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s role in an organization, and their invitation to it',
  params: organizationParams,
  response: OwnOrganization,
  errors: ['organization_not_found'],
})

export const listMyOrganizations = route({
  name: 'listMyOrganizations',
  method: 'GET',
  path: '/api/organizations/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The organizations that the caller belongs to, and those that have invited them',
  response: z.object({ items: z.array(OwnOrganization) }),
})

const logo = { logoUploadId: z.optional(line(60)) }

export const createOrganization = route({
  name: 'createOrganization',
  method: 'POST',
  path: '/api/organizations',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Draft an organization and own it',
  body: z.strictObject({ ...OrganizationFields.shape, ...logo }),
  response: OwnOrganization,
  status: 201,
  errors: ['org_limit', 'upload_not_found', 'upload_rejected', 'account_leaving', 'version_conflict'],
  rateLimit: { max: 5, seconds: 86_400, per: 'user' },
})

export const updateOrganization = route({
  name: 'updateOrganization',
  method: 'PUT',
  path: '/api/organizations/:organizationId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Change what an organization says of itself; for all of its people',
  params: organizationParams,
  body: z.strictObject({
    ...OrganizationFields.shape,
    ...logo,
    removeLogo: z.optional(z.boolean()),
    version: z.int().check(z.gte(1)),
  }),
  response: OwnOrganization,
  errors: [
    'organization_not_found',
    'org_role',
    'org_in_review',
    'org_suspended',
    'org_archived',
    'platform_only',
    'upload_not_found',
    'upload_rejected',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

const version = z.strictObject({ version: z.int().check(z.gte(1)) })

export const submitOrganization = route({
  name: 'submitOrganization',
  method: 'POST',
  path: '/api/organizations/:organizationId/submit',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Send a draft in for review; for its owners',
  params: organizationParams,
  body: version,
  response: OwnOrganization,
  errors: [
    'organization_not_found',
    'org_role',
    'org_incomplete',
    'org_in_review',
    'already_decided',
    'account_pending',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const withdrawOrganization = route({
  name: 'withdrawOrganization',
  method: 'POST',
  path: '/api/organizations/:organizationId/withdraw',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take an organization back from review, to change it; for its owners',
  params: organizationParams,
  body: version,
  response: OwnOrganization,
  errors: ['organization_not_found', 'org_role', 'already_decided', 'org_not_active', 'version_conflict'],
})

export const archiveOrganization = route({
  name: 'archiveOrganization',
  method: 'POST',
  path: '/api/organizations/:organizationId/archive',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'End an organization: its page and its past events stay; for its owners',
  params: organizationParams,
  body: version,
  response: OwnOrganization,
  errors: [
    'organization_not_found',
    'org_role',
    'org_busy',
    'org_not_active',
    'org_suspended',
    'org_archived',
    'platform_only',
    'version_conflict',
  ],
})

export const deleteOrganization = route({
  name: 'deleteOrganization',
  method: 'DELETE',
  path: '/api/organizations/:organizationId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Throw away a draft; for its owners. A second call changes nothing',
  params: organizationParams,
  errors: ['organization_not_found', 'org_role', 'org_not_draft', 'version_conflict'],
})
