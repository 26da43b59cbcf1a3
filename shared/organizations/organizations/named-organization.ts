import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** Here, apart from what an organization is, for the schemas of what only names its organization. */
export const OrganizationId = idSchema('org')
export type OrganizationId = z.infer<typeof OrganizationId>

/** An organization where something that belongs to it names it. */
export const NamedOrganization = z.object({
  id: OrganizationId,
  name: z.string(),
  logoUrl: z.optional(z.string()),
  /** Without a page it is named, and linked nowhere. */
  hasPage: z.boolean(),
  isSuspended: z.boolean(),
})
export type NamedOrganization = z.infer<typeof NamedOrganization>

/** The address of an organization. */
export const organizationPath = (organizationId: string): string => `/organizations/${organizationId}`
