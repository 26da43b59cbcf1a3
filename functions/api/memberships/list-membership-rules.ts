import { endpoint } from '#core/http/endpoint.ts'
import { listMembershipRules as useCase } from '#core/memberships/list-membership-rules.ts'
import { listMembershipRules } from '#shared/memberships/contract.ts'

export const handler = endpoint(listMembershipRules, useCase)
