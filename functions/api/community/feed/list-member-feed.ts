import { listMemberFeed as useCase } from '#core/community/feed/list-member-feed.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMemberFeed } from '#shared/community/feed/contract.ts'

export const handler = endpoint(listMemberFeed, useCase)
