import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { profileRows, profilesPartition } from '#core/platform/users/profile-rows.ts'
import { listMemberProfiles as contract } from '#shared/platform/users/moderation-contract.ts'

const listMemberProfiles = ({ query }: ApiRequest<typeof contract>) =>
  profileRows.list({
    pk: profilesPartition(query.show),
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })

export const handler = endpoint(contract, listMemberProfiles)
