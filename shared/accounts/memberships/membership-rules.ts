import * as z from 'zod/mini'
import { GrantablePermission } from '#shared/platform/roles/permissions.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

/** An administrator’s rules for one membership type. */
export const MembershipRules = z.object({
  type: PublicMembershipType,
  registrationOpen: z.boolean(),
  uploadsPerDay: z.int().check(z.gte(1), z.lte(500)),
  /** Permissions beside those of the type itself. */
  extraPermissions: z.array(GrantablePermission).check(z.maxLength(GrantablePermission.options.length)),
  version: z.int(),
})
export type MembershipRules = z.infer<typeof MembershipRules>

const uploadsPerDay: Record<PublicMembershipType, number> = {
  competitor: 30,
  pro_competitor: 60,
  retailer: 100,
  manufacturer: 100,
  organization: 100,
}

/** Returns the rules that hold until an administrator decides otherwise. */
export const initialRules = (type: PublicMembershipType): MembershipRules => ({
  type,
  registrationOpen: true,
  uploadsPerDay: uploadsPerDay[type],
  extraPermissions: [],
  version: 0,
})
