import { findBillingUsers } from '#core/billing/member-billing/find-billing-users.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listBillingUsers as contract } from '#shared/billing/member-billing/contract.ts'

export const listBillingUsers = ({ query }: ApiRequest<typeof contract>) => findBillingUsers(query)

export const handler = endpoint(contract, listBillingUsers)
