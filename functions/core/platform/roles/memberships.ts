import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownOf } from '#core/platform/db/known-keys.ts'
import { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { GrantablePermission } from '#shared/platform/roles/permissions.ts'

/** The rules that an administrator has changed, by membership type. */
export const memberships = entity({
  name: 'membership-rules',
  erasure: 'impersonal',
  schema: z.extend(MembershipRules, { extraPermissions: knownOf(GrantablePermission) }),
  key: ({ type }: { type: string }) => ({ pk: 'MEMBERSHIPS', sk: `TYPE#${type}` }),
})
