import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findUsers } from '#core/platform/users/find-users.ts'
import { listUsers as contract } from '#shared/platform/users/user-list-contract.ts'

const listUsers = ({ query }: ApiRequest<typeof contract>) => findUsers(query)

export const handler = endpoint(contract, listUsers)
