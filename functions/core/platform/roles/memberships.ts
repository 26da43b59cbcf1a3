import { entity } from '#core/platform/db/entity.ts'
import { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'

/** The rules that an administrator has changed, by membership type. */
export const memberships = entity({
  name: 'membership-rules',
  erasure: 'impersonal',
  schema: MembershipRules,
  key: ({ type }: { type: string }) => ({ pk: 'MEMBERSHIPS', sk: `TYPE#${type}` }),
})
