import { initialRules, type MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { memberships } from './memberships.ts'

export const rulesOf = async (type: MembershipRules['type']): Promise<MembershipRules> =>
  (await memberships.get({ type })) ?? initialRules(type)
