import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listUsers as contract } from '#shared/users/user-list-contract.ts'
import { findUsers } from './find-users.ts'

export const listUsers = ({ query }: ApiRequest<typeof contract>) => findUsers(query)
