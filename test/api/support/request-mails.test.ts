import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { splitHandle } from '#core/platform/handles/handle.ts'
import { mailIdHash } from '#core/support/inbound-mails/mail-id.ts'
import { deskSettings } from '#core/support/support-desks/desks.ts'
import { findLinkedRequest } from '#core/support/support-requests/find-request.ts'
import { openLink } from '#core/support/support-requests/guest-links.ts'
import { openRequest } from '#core/support/support-requests/open-request.ts'
import { mailIds, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { supportDomain } from '#lib/local/functions/environment.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { type DeskId, platformDesk, requestPath } from '#shared/support/support-requests/named-request.ts'
import type { RequestMessage, SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putMessage, putRequest, requestSubject } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Opened = Partial<Pick<SupportRequest, 'source' | 'deskId' | 'isUnverified'>> & {
  isAnswerable?: boolean
}

/** Someone without an account makes a request, as a form or a mail of theirs would. */
async function opened(email: string, { isAnswerable = true, deskId = platformDesk, ...more }: Opened = {}) {
  const now = await control.now()
  const { request, message, writes } = await openRequest(
    {
      deskId,
      subject: requestSubject(),
      category: 'other',
      priority: 'normal',
      status: 'open',
      source: 'contact',
      shared: 'requester',
      requester: { email, name: 'Vera Visitor', proven: true },
      ...more,
    },
    { kind: 'customer', author: { email, name: 'Vera Visitor' }, text: 'The second button does nothing.' },
    { settings: initialSettings(deskId), now, isAnswerable },
  )
  await commit(...writes)
  return { request, message }
}

/** The desk answers a request, as an agent would. */
async function answer(request: StoredRequest, text: string, { solves = false } = {}) {
  const { message } = await putMessage(request.id, { kind: 'answer', author: { name: 'Alex Agent' }, text })
  await tellOf(request, message, solves)
  return message
}

const tellOf = async ({ id: requestId }: StoredRequest, { id: messageId }: RequestMessage, solves: boolean) =>
  commit(announce('request.answered', { requestId, messageId, solves }, await control.now()))

const linkIn = ({ text }: { text: string }, path = '/support/verify') => {
  const handle = new RegExp(`${path.replace('?', '\\?')}#(\\S+)`).exec(text)?.[1]
  if (!handle) throw new Error(`there is no link in ${text}`)
  return handle
}

const requestBehind = async (handle: string) => findLinkedRequest(await openLink(handle, await control.now()))

const mailIdNow = (id: string) => mailIds.get({ hash: mailIdHash(id) }, { consistent: true })

test('who asks hears that it came in, by when it is answered, and has a link to it', async () => {
  const email = newEmail()
  const { request, message } = await opened(email)
  await control.settle()
  const [mail, ...others] = await control.inbox(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`${request.subject} [${request.number}]`)
  expect(mail?.text).toMatch(/Hi Vera, a person will answer by \S+day, \d+:\d\d [AP]M C[DS]T\./)
  expect(mail?.text).toContain('A person reads every request.')
  expect(mail?.text).toContain('You can answer this email.')
  // Anyone may send words in someone’s name: they come back to no one.
  expect(mail?.text).not.toContain('second button')
  expect(mail?.headers).toMatchObject({
    from: `Boxrise <support@${supportDomain}>`,
    'reply-to': `support+${request.routingKey}@${supportDomain}`,
    references: `<${message.id}@${supportDomain}>`,
    'auto-submitted': 'auto-replied',
    'x-auto-response-suppress': 'All',
  })
  if (mail) expect((await requestBehind(linkIn(mail))).id).toBe(request.id)
})

test('answers find a request by our id of a message, and by what the mail service calls the mail', async () => {
  const email = newEmail()
  const { request } = await opened(email, { isAnswerable: false })
  const message = await answer(request, 'Press it twice.')
  await control.settle()
  const [mail] = await control.inbox(email)
  expect(await mailIdNow(`<${message.id}@${supportDomain}>`)).toMatchObject({ requestId: request.id })
  expect(await mailIdNow(`<${mail?.id}@email.amazonses.com>`)).toMatchObject({ requestId: request.id })
})

test('a desk whose automatic reply is off, and a request that is to have none, are quiet', async () => {
  const { id } = await putOrganization()
  const deskId = id as DeskId
  const settings = { ...initialSettings(deskId), autoReply: { on: false, text: 'Hello.' }, version: 1 }
  await commit(deskSettings.put(settings, { absent: true }))
  const [quiet, machine, unverified] = [newEmail(), newEmail(), newEmail()]
  await Promise.all([
    opened(quiet, { deskId }),
    opened(machine, { isAnswerable: false }),
    opened(unverified, { isUnverified: true }),
  ])
  await control.settle()
  for (const email of [quiet, machine, unverified]) expect(await control.inbox(email)).toEqual([])
})

test('mails are acknowledged once a day, also of two at once; forms each time', async () => {
  const [byMail, byForm] = [newEmail(), newEmail()]
  await Promise.all([1, 2, 3].map(() => opened(byMail, { source: 'email' })))
  await Promise.all([1, 2].map(() => opened(byForm)))
  await control.settle()
  expect(await control.inbox(byMail)).toHaveLength(1)
  expect(await control.inbox(byForm)).toHaveLength(2)
})

test('an answer goes to a visitor with its words, a link of its own, and what was said before', async () => {
  const email = newEmail()
  const request = await putRequest({ email })
  const { message: second } = await putMessage(request.id, { text: 'It is the red one.' })
  const third = await answer(request, 'Press it twice.')
  await control.settle()
  const [mail, ...others] = await control.inbox(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Re: ${request.subject} [${request.number}]`)
  const text = mail?.text.replaceAll('\r', '')
  // Another test may have given the desk a signature.
  expect(text).toMatch(/Boxrise answered\n\nPress it twice\.\n\n(?:.+\n\n)?You can answer this email\./)
  expect(text).toMatch(/Pat Person wrote:\n> It is the red one\.\n\nOn .*wrote:\n> The second button/)
  expect(mail?.headers['reply-to']).toBe(`support+${request.routingKey}@${supportDomain}`)
  expect(mail?.headers.references).toMatch(
    new RegExp(
      `^<tms_\\w+@${supportDomain}> <${second.id}@${supportDomain}> <${third.id}@${supportDomain}>$`,
    ),
  )
  // A person wrote it, and no one’s own name or address but the desk’s stands on it.
  expect(mail?.headers).not.toHaveProperty('auto-submitted')
  expect(mail?.headers).not.toHaveProperty('x-auto-response-suppress')
  expect(JSON.stringify(mail)).not.toContain('Alex Agent')
  if (mail) expect((await requestBehind(linkIn(mail))).id).toBe(request.id)
})

test('a solving answer asks how it was; a request solved without words is told in fixed ones', async () => {
  const [email, other] = [newEmail(), newEmail()]
  const [one, two] = await Promise.all([
    putRequest({ email }),
    putRequest({ email: other, status: 'solved' }),
  ])
  await answer(one, 'It is done.', { solves: true })
  await commit(announce('request.solved', { requestId: two.id }, await control.now()))
  await control.settle()
  for (const [to, words] of [
    [email, 'It is done.'],
    [other, 'We have marked your request as solved.'],
  ] as const) {
    const [mail, ...more] = await control.inbox(to)
    expect(more).toEqual([])
    expect(mail?.text).toContain(words)
    if (mail) await requestBehind(linkIn(mail, '/support/verify?rate=1'))
  }
})

test('a request that is open again is not mailed as solved', async () => {
  const email = newEmail()
  const { id: requestId } = await putRequest({ email })
  await commit(announce('request.solved', { requestId }, await control.now()))
  await control.settle()
  expect(await control.inbox(email)).toEqual([])
})

test('a member reads an answer in their account, at the address they have today', async () => {
  const { client, email } = await completeMember(url)
  const request = await putRequest({ userId: userIdOf(client), email: newEmail() })
  await answer(request, 'Press it twice.')
  await control.settle()
  const [mail, ...others] = await control.inbox(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain(requestPath(request.id))
  expect(mail?.text).not.toContain('/support/verify')
  expect(await control.inbox(request.requester.email)).toEqual([])
})

test('participants have the answer, each with a link that opens this request and no other', async () => {
  const [email, first, second] = [newEmail(), newEmail(), newEmail()]
  const [request, foreign] = await Promise.all([
    putRequest({ email, participants: [first, second, email] }),
    putRequest({ email }),
  ])
  await answer(request, 'Press it twice.')
  await control.settle()
  const handles = new Set<string>()
  for (const to of [email, first, second]) {
    const [mail, ...others] = await control.inbox(to)
    expect(others).toEqual([])
    if (!mail) continue
    const handle = linkIn(mail)
    const link = await openLink(handle, await control.now())
    expect(link).toMatchObject({ requestId: request.id, email: to })
    expect(link.requestId).not.toBe(foreign.id)
    handles.add(splitHandle('tln', handle)?.id ?? '')
  }
  expect(handles.size).toBe(3)
})

test('a link opens nothing for someone who was taken off the request, and none works for ever', async () => {
  const [email, participant] = [newEmail(), newEmail()]
  const request = await putRequest({ email, participants: [participant] })
  await answer(request, 'Press it twice.')
  await control.settle()
  const [mail] = await control.inbox(participant)
  const link = await openLink(linkIn(mail ?? { text: '' }), await control.now())
  await expect(findLinkedRequest({ ...link, email: newEmail() })).rejects.toMatchObject({
    code: 'request_link_gone',
  })
  const later = addTime(await control.now(), { days: 31 })
  await expect(openLink(linkIn(mail ?? { text: '' }), later)).rejects.toMatchObject({
    code: 'request_link_gone',
  })
})

test('a link to the address under which a member asked opens nothing once another member has that address', async () => {
  const [asker, other] = await Promise.all([completeMember(url), completeMember(url)])
  const now = await control.now()
  const request = await putRequest({ userId: userIdOf(asker.client), email: newEmail() })
  const link = { id: 'tln', requestId: request.id, secretHash: '', expiresAt: now, version: 1 }
  const { email } = request.requester
  expect(await findLinkedRequest({ ...link, email })).toMatchObject({ id: request.id })
  const theirs = await putRequest({ userId: userIdOf(asker.client), email: other.email })
  await expect(
    findLinkedRequest({ ...link, requestId: theirs.id, email: other.email }),
  ).rejects.toMatchObject({
    code: 'request_link_gone',
  })
})

test('the requester alone is asked to rate what was solved', async () => {
  const [email, participant] = [newEmail(), newEmail()]
  const request = await putRequest({ email, participants: [participant] })
  await answer(request, 'It is done.', { solves: true })
  await control.settle()
  const [[own], [theirs]] = await Promise.all([control.inbox(email), control.inbox(participant)])
  expect(own?.text).toContain('Rate how we did')
  expect(theirs?.text).toContain('It is done.')
  expect(theirs?.text).not.toMatch(/rate/i)
})

test('no mail has the words of a note, whatever is announced', async () => {
  const email = newEmail()
  const request = await putRequest({ email, participants: [newEmail()] })
  const secret = `Secret ${crypto.randomUUID()}`
  const author = { name: 'Alex Agent' }
  const { message: note } = await putMessage(request.id, { kind: 'note', author, text: secret })
  const { message: system } = await putMessage(request.id, { kind: 'system', author, text: secret })
  await tellOf(request, note, false)
  await tellOf(request, system, true)
  await control.settle()
  expect(await control.inbox(email)).toEqual([])
  await answer(request, 'Press it twice.')
  await control.settle()
  for (const to of [email, ...request.participants]) {
    const mails = await control.inbox(to)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain(secret)
  }
})

test('a suspended member, and one who leaves, hears nothing', async () => {
  const members = await Promise.all([completeMember(url), completeMember(url)])
  const changes = [
    { status: 'suspended' as const },
    { deletionDueAt: addTime(await control.now(), { days: 7 }) },
  ]
  for (const [index, { client }] of members.entries()) {
    const userId = userIdOf(client)
    await changeUser(userId, changes[index] ?? {})
    await answer(await putRequest({ userId, email: newEmail() }), 'Press it twice.')
  }
  await control.settle()
  for (const { email } of members) expect(await control.inbox(email)).toEqual([])
})

test('an answer that is announced twice is mailed once to each', async () => {
  const email = newEmail()
  const request = await putRequest({ email, participants: [newEmail()] })
  await control.switches({ busCopies: 2 })
  try {
    await answer(request, 'Press it twice.')
    await control.settle()
  } finally {
    await control.switches({ busCopies: 1 })
  }
  for (const to of [email, ...request.participants]) expect(await control.inbox(to)).toHaveLength(1)
})
