import { invitations } from '#core/accounts/invitations/invitations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listInvitations as contract } from '#shared/accounts/invitations/contract.ts'

const listInvitations = ({ query }: ApiRequest<typeof contract>) =>
  invitations.list({
    ...(query.state
      ? { index: 'gsi2', pk: `INVITATIONS#${query.state}` }
      : { index: 'gsi1', pk: 'INVITATIONS' }),
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })

export const handler = endpoint(contract, listInvitations)
