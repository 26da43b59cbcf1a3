import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { listPublic } from '#core/feed/list-feed.ts'
import { listMemberFeed as contract } from '#shared/feed/contract.ts'

const listMemberFeed = ({ params, query }: ApiRequest<typeof contract>) => listPublic(params.userId, query)

export const handler = endpoint(contract, listMemberFeed)
