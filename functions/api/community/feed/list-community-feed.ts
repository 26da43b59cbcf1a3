import { listCommunity } from '#core/community/feed/list-feed.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listCommunityFeed as contract } from '#shared/community/feed/contract.ts'

const listCommunityFeed = ({ actor, query }: ApiRequest<typeof contract>) =>
  listCommunity(actor.userId, query)

export const handler = endpoint(contract, listCommunityFeed)
