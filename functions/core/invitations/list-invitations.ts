import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listInvitations as contract } from '#shared/invitations/contract.ts'
import { invitations } from './invitations.ts'

export const listInvitations = ({ query }: ApiRequest<typeof contract>) =>
  invitations.list({
    ...(query.state
      ? { index: 'gsi2', pk: `INVITATIONS#${query.state}` }
      : { index: 'gsi1', pk: 'INVITATIONS' }),
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
