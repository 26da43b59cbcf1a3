import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { findRequest } from '#core/support/support-requests/find-request.ts'
import { newGuestLink } from '#core/support/support-requests/guest-links.ts'
import { requests, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { messageOf, type Said, saved, withMessage } from '#core/support/support-requests/saved-request.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { createSupportRequest } from '#shared/support/support-requests/contract.ts'
import {
  confirmGuestRequest,
  type GuestRequest,
  sendGuestRequest,
} from '#shared/support/support-requests/guest-contract.ts'
import { answered } from '#shared/support/support-requests/stepped-request.ts'
import { Client } from './client.ts'
import { controlOf } from './control.ts'
import { expectSuccess } from './expect-success.ts'
import { newEmail } from './new-member.ts'

type Asked = InputOf<typeof createSupportRequest>['body']

/** A member’s request, as the form sends it. */
export const request = (more: Partial<Asked> = {}): Asked => ({
  category: 'technical',
  subject: 'The chart stays empty',
  text: 'I opened my design and see no curve.',
  ...more,
})

/** Asks, and gives the id. */
export async function ask(client: Client, more: Partial<Asked> = {}): Promise<StoredRequest['id']> {
  const answer = await client.call(createSupportRequest, { body: request(more) })
  expectSuccess(answer)
  return answer.body.id
}

/** A visitor’s request, from an address of their own, with a proof that counts once. */
export const guestRequest = (more: Partial<GuestRequest> = {}): GuestRequest => ({
  name: 'Vera Visitor',
  email: newEmail(),
  category: 'account',
  subject: 'I cannot log in',
  text: 'The code never arrives.',
  captchaToken: `laptop-captcha:support:${crypto.randomUUID()}`,
  ...more,
})

/** The newest link in the mails to an address. */
export async function mailedLink(url: string, email: string): Promise<string> {
  await controlOf(url).settle()
  const mails = await controlOf(url).inbox(email)
  const link = mails.map(({ text }) => /\/support\/verify#(\S+)/.exec(text)?.[1]).find(Boolean)
  if (!link) throw new Error(`no link was mailed to ${email}`)
  return link
}

/** A visitor with a request that waits for the desk, and the link to it. */
export async function confirmedGuest(url: string, more: Partial<GuestRequest> = {}) {
  const body = guestRequest(more)
  const client = new Client(url)
  // The mail about an earlier request of the address also has a link, and is not to be the newest one.
  if (more.email) await controlOf(url).settle()
  expectSuccess(await client.call(sendGuestRequest, { body }))
  const link = await mailedLink(url, body.email)
  const confirmed = await client.call(confirmGuestRequest, { body: { link } })
  expectSuccess(confirmed)
  if (confirmed.body.state !== 'confirmed') throw new Error('the request is not confirmed')
  return { client, email: body.email, link, id: confirmed.body.request.id }
}

/** Changes a stored request past every rule. */
export const changeRequest = (id: string, changes: Partial<StoredRequest>): Promise<StoredRequest> =>
  untilUnchanged(async () => {
    const before = await findRequest(id)
    const after = { ...before, ...changes, version: before.version + 1 }
    await commit(requests.put(after, { version: before.version }))
    return after
  })

/** Says something at the desk of a request, behind the API: an answer, or what only the desk reads. */
export const deskSays = (
  id: string,
  said: Pick<Said, 'kind' | 'text'> & Partial<Said>,
  { solves = false } = {},
): Promise<StoredRequest> =>
  untilUnchanged(async () => {
    const before = await findRequest(id)
    const now = new Date().toISOString()
    const settings = await readDeskSettings(before.deskId)
    const message = messageOf(before, { author: { name: 'Agent Smith' }, ...said }, now)
    const stepped = said.kind === 'answer' ? answered(before, { settings, now, solves }) : before
    const { request: after, writes } = saved(before, withMessage(stepped as StoredRequest, message), message)
    await commit(...writes)
    return after
  })

/** Another link to a request, for an address. */
export async function plantLink(requestId: StoredRequest['id'], email: string, at: string): Promise<string> {
  const { path, write } = newGuestLink({ requestId, email }, at)
  await commit(write)
  return path.slice(path.indexOf('#') + 1)
}
