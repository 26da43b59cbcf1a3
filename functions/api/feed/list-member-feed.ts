import { endpoint } from '#core/actors/endpoint.ts'
import { listMemberFeed as useCase } from '#core/feed/list-member-feed.ts'
import { listMemberFeed } from '#shared/feed/contract.ts'

export const handler = endpoint(listMemberFeed, useCase)
