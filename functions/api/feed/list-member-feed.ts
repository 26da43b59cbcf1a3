import { listMemberFeed as useCase } from '#core/feed/list-member-feed.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMemberFeed } from '#shared/feed/contract.ts'

export const handler = endpoint(listMemberFeed, useCase)
