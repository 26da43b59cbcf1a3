import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listMemberProfiles as contract } from '#shared/users/moderation-contract.ts'
import { profileRows, profilesPartition } from './profile-rows.ts'

export const listMemberProfiles = ({ query }: ApiRequest<typeof contract>) =>
  profileRows.list({
    pk: profilesPartition(query.show),
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
