import { queryOptions } from '@tanstack/react-query'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { getDeskRequest } from '#shared/support/support-requests/desk-contract.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** Which of several desks has a request, because a notification names the request alone; null if none has it. */
export const deskOfRequestQuery = (requestId: RequestId, desks: readonly OrganizationId[]) =>
  queryOptions({
    queryKey: ['supportDeskOf', requestId, desks],
    queryFn: async ({ signal }) => {
      for (const organizationId of desks)
        try {
          await call(
            getDeskRequest,
            { params: { organizationId, requestId }, query: { limit: 1 } },
            { signal },
          )
          return organizationId
        } catch (error) {
          if (!(error instanceof ApiError && (error.status === 404 || error.status === 400))) throw error
        }
      return null
    },
  })
