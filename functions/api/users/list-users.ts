import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { findUsers } from '#core/users/find-users.ts'
import { listUsers as contract } from '#shared/users/user-list-contract.ts'

const listUsers = ({ query }: ApiRequest<typeof contract>) => findUsers(query)

export const handler = endpoint(contract, listUsers)
