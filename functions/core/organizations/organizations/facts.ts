import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { UserId } from '#shared/platform/users/user.ts'

const organizationId = OrganizationId

export const facts = {
  /** A draft was sent in for review. */
  'organization.submitted': z.object({ organizationId }),
  /** What its people sent in was approved: everyone may see it from now on. */
  'organization.activated': z.object({ organizationId }),
  /** Something that others show has changed: its name, its logo, or whether it has a page. */
  'organization.changed': z.object({ organizationId }),
  'organization.invited': z.object({ organizationId, inviteId: UserId }),
  /** A logo that is no longer shown, by its path. */
  'organization.logo_replaced': z.object({ organizationId, logo: z.string() }),
} satisfies FactSchemas
