import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { findBillingUsers } from '#core/member-billing/find-billing-users.ts'
import { listBillingUsers as contract } from '#shared/member-billing/contract.ts'

export const listBillingUsers = ({ query }: ApiRequest<typeof contract>) => findBillingUsers(query)

export const handler = endpoint(contract, listBillingUsers)
