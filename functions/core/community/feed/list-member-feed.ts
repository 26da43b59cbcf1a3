import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listMemberFeed as contract } from '#shared/community/feed/contract.ts'
import { listPublic } from './list-feed.ts'

export const listMemberFeed = ({ params, query }: Pick<ApiRequest<typeof contract>, 'params' | 'query'>) =>
  listPublic(params.userId, query)
