import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findOwnRequest } from '#core/support/support-requests/find-request.ts'
import { writeAsCustomer } from '#core/support/support-requests/write-as-customer.ts'
import { writeToSupportRequest as contract } from '#shared/support/support-requests/contract.ts'

function writeToSupportRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  return writeAsCustomer(
    {
      find: () => findOwnRequest(params.requestId, userId),
      reader: { userId },
      uploaderId: userId,
      author: () => ({ userId, name: user.name }),
      remember,
    },
    body,
    now,
  )
}

export const handler = endpoint(contract, writeToSupportRequest)
