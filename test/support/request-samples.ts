import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { Attachment } from '#shared/support/support-requests/support-request.ts'
import type { Client } from './client.ts'
import { newEmail } from './new-member.ts'
import { putOrganization } from './organizations.ts'
import { userIdOf } from './records.ts'
import { plantLink } from './support-customers.ts'
import { anOrganizer } from './support-desks.ts'
import { putMessage, putRequest } from './support-requests.ts'
import { unknownId } from './unknown-id.ts'

type Given = NonNullable<Parameters<typeof putRequest>[0]>

export const unknownRequest = unknownId('tkt')
const unknownOrganization = unknownId('org')
export const unknownMessage = unknownId('tms')

/** A file that a message has; whether it is stored does not matter to its link. */
export const aFile: Attachment = {
  id: '5b0c7a52-9d0a-4c1e-8f52-2f7e1d8a6c11',
  name: 'amp.png',
  contentType: 'image/png',
  bytes: 68,
}

const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)

/** A request of the caller. */
export async function ownRequest(caller: Client | undefined, more: Given = {}): Promise<RequestId> {
  const userId = idOf(caller)
  if (!userId) return unknownRequest
  const { id } = await putRequest({ userId, ...more })
  await putMessage(id, { attachments: [aFile] })
  return id
}

/** A request of a member at the desk of the platform, for those who answer it. */
export async function platformRequest(caller: Client | undefined, more: Given = {}): Promise<RequestId> {
  if (!caller) return unknownRequest
  const { id } = await putRequest(more)
  await putMessage(id, { attachments: [aFile] })
  return id
}

/** A link to a request, and the address to which it was sent. */
export async function linked(caller: Client | undefined, more: Given = {}): Promise<{ link: string }> {
  if (!caller) return { link: `${unknownId('tln')}.unknown` }
  const email = newEmail()
  const { id, createdAt } = await putRequest({ email, ...more })
  await putMessage(id, { attachments: [aFile] })
  return { link: await plantLink(id, email, createdAt) }
}

/** The desk of the caller’s organization. */
export async function ownDesk(userId: string | undefined) {
  if (!userId) return { organizationId: unknownOrganization }
  return { organizationId: (await putOrganization([[userId, 'owner']])).id }
}

/** A request at the desk of the caller’s organization. */
export async function atOwnDesk(caller: Client | undefined, more: Given = {}) {
  const { organizationId } = await ownDesk(idOf(caller))
  if (!caller) return { organizationId, requestId: unknownRequest }
  const { id: requestId } = await putRequest({ deskId: organizationId, ...more })
  await putMessage(requestId, { attachments: [aFile] })
  return { organizationId, requestId }
}

/** An agent who names a request at the desk of someone else’s organization as one of their own desk. */
export async function atForeignDesk(owner: { id: string }) {
  const { client, userId } = await anOrganizer()
  const { organizationId: deskId } = await ownDesk(owner.id)
  const { id: requestId } = await putRequest({ deskId })
  await putMessage(requestId, { attachments: [aFile] })
  return { caller: client, params: { ...(await ownDesk(userId)), requestId } }
}

/** An agent who names the desk of someone else’s organization. */
export async function ofForeignDesk(owner: { id: string }) {
  const { client } = await anOrganizer()
  return { caller: client, params: await ownDesk(owner.id) }
}
