import { endpoint } from '#core/http/endpoint.ts'
import { updateMembershipRules as useCase } from '#core/memberships/update-membership-rules.ts'
import { updateMembershipRules } from '#shared/memberships/contract.ts'

export const handler = endpoint(updateMembershipRules, useCase)
