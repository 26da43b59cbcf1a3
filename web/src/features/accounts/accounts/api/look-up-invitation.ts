import { queryOptions } from '@tanstack/react-query'
import { lookUpInvitation } from '#shared/accounts/invitations/contract.ts'
import { call } from '#web/lib/call.ts'

export const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['invitation', invitation],
    queryFn: ({ signal }) => call(lookUpInvitation, { body: { invitation } }, { signal }),
    enabled: invitation !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
