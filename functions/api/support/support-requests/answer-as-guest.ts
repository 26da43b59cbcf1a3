import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { confirmedByLink } from '#core/support/support-requests/opened-by-link.ts'
import { isRequester } from '#core/support/support-requests/public-request.ts'
import { writeAsCustomer } from '#core/support/support-requests/write-as-customer.ts'
import { answerAsGuest as contract } from '#shared/support/support-requests/guest-contract.ts'

async function answerAsGuest(presented: ApiRequest<typeof contract>) {
  const { body, now, remember } = presented
  const { link, request } = await confirmedByLink(presented)
  const { email } = link
  return writeAsCustomer(
    {
      find: async () => (await confirmedByLink(presented)).request,
      reader: { email },
      uploaderId: request.id,
      author: (found) => ({
        email,
        // Of a participant, the desk knows the address alone, which no one else reads.
        name: isRequester(found, { email }) ? found.requester.name : 'Participant',
      }),
      remember,
    },
    body,
    now,
  )
}

export const handler = endpoint(contract, answerAsGuest)
