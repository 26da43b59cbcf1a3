import { listOwn } from '#core/community/feed/list-feed.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listOwnFeed as contract } from '#shared/community/feed/contract.ts'

const listOwnFeed = ({ actor, query }: ApiRequest<typeof contract>) => listOwn(actor.userId, query)

export const handler = endpoint(contract, listOwnFeed)
