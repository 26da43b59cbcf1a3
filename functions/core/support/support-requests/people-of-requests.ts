import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { emailHash } from './requests.ts'

const PersonOfRequest = z.object({ person: z.string(), requestId: RequestId, version: z.int() })
type PersonOfRequest = z.infer<typeof PersonOfRequest>

/** The requests in which someone is an agent, by their id, or a participant, by the hash of their address. */
export const requestsWith = (person: string) => `SUPPORT_PERSON#${person}`

/** People in requests who did not make them: by these rows they are found when they leave. */
export const peopleOfRequests = entity({
  name: 'support-person',
  erasure: 'by the stream',
  schema: PersonOfRequest,
  key: ({ person, requestId }: Omit<PersonOfRequest, 'version'>) => ({
    pk: requestsWith(person),
    sk: requestId,
  }),
})

export const peopleOf = ({ id: requestId, assigneeId, participants }: SupportRequest): PersonOfRequest[] =>
  [...new Set([...(assigneeId ? [assigneeId] : []), ...participants.map(emailHash)])].map((person) => ({
    person,
    requestId,
    version: 1,
  }))
