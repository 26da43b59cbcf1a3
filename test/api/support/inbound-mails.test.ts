import { expect, test } from 'vitest'
import {
  requestOriginals,
  requests,
  requestsOfMember,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import {
  addressOf,
  deskAddress,
  mailDesk,
  messagesIn,
  newSender,
  rawToDesk,
  requestsBy,
  sampleOf,
  toldSince,
  unproven,
  waitingRequest,
} from '#test/support/mails-to-desk.ts'
import { gmail } from '#test/support/raw-mails/people.ts'
import { answerMail } from '#test/support/received-mail.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('a mail begins a request with its words, its sender, and its HTML', async () => {
  const [from, position] = [newSender(), await control.position()]
  await rawToDesk(sampleOf(gmail, from), { from })
  const [request, ...more] = await requestsBy(from)
  expect(more).toEqual([])
  expect(request).toMatchObject({
    deskId: platformDesk,
    subject: 'Re: Refund [S-100042]',
    category: 'other',
    priority: 'normal',
    status: 'open',
    source: 'email',
    requester: { email: from, name: 'Ann Lée', proven: true },
    messageCount: 1,
  })
  const [message, ...lines] = await messagesIn(request as StoredRequest)
  expect(message).toMatchObject({
    kind: 'customer',
    via: 'email',
    author: { email: from, name: 'Ann Lée' },
    hasOriginal: true,
  })
  expect(message?.text.slice(message.quotedFrom)).toMatch(/^On Mon, Mar 1, 2027/)
  // A number that names no request of theirs is not mentioned unless it names one of someone else.
  expect(lines.every(({ kind }) => kind === 'system')).toBe(true)
  const { id: requestId } = request as StoredRequest
  const original = await requestOriginals.get(
    { requestId, messageId: message?.id ?? '' },
    { consistent: true },
  )
  expect(original?.html).toContain('That worked, thank you')
  expect(await toldSince(position, { id: requestId })).toMatchObject([
    { name: 'request.opened', payload: { messageId: message?.id, isAnswerable: true } },
  ])
})

test('a mail without a subject, a name, or words has all three in its request', async () => {
  const from = newSender('bo')
  await rawToDesk(Buffer.from(`From: ${from}\r\nTo: ${deskAddress}\r\nSubject:\r\n\r\n`), { from })
  const [request] = await requestsBy(from)
  expect(request).toMatchObject({ subject: '(no subject)', requester: { name: from.split('@')[0] } })
  expect(await messagesIn(request as StoredRequest)).toMatchObject([{ text: '(no text)' }])
})

test('a proven mail of a member is among their requests; a forged one is nobody’s, and answers nothing', async () => {
  const { client, email } = await completeMember(url, { membershipType: 'retailer' })
  const [userId, position] = [userIdOf(client), await control.position()]
  await mailDesk({ from: email })
  const { items } = await requests.list({ index: 'gsi1', pk: requestsOfMember(userId), limit: 10 })
  expect(items).toMatchObject([{ requester: { userId, proven: true }, priority: 'high' }])
  expect(await messagesIn(items[0] as StoredRequest)).toMatchObject([{ author: { userId } }])

  const before = (await control.inbox(email)).length
  await mailDesk({ from: email, verdicts: unproven })
  const [forged, ...more] = await requestsBy(email)
  expect(more).toEqual([])
  expect(forged).toMatchObject({
    isUnverified: true,
    priority: 'normal',
    clocks: {},
    requester: { proven: false },
  })
  expect(forged?.requester.userId).toBeUndefined()
  const [message] = await messagesIn(forged as StoredRequest)
  expect(message).toMatchObject({ unproven: true })
  expect(message?.author.userId).toBeUndefined()
  expect(await toldSince(position, forged as StoredRequest)).toMatchObject([
    { name: 'request.opened', payload: { isAnswerable: false } },
  ])
  expect(await control.inbox(email)).toHaveLength(before)
})

test('an answer to the acknowledgement is a message of the customer, with and without references', async () => {
  const from = newSender()
  await mailDesk({ from })
  const [mail] = await control.inbox(from)
  for (const withoutReferences of [false, true])
    await answerMail(mail?.id ?? '', { text: 'One more thing.', withoutReferences })
  await control.settle()
  const [request, ...more] = (await requestsBy(from)) as [StoredRequest]
  expect(more).toEqual([])
  const messages = await messagesIn(request)
  expect(messages.map(({ kind }) => kind)).toEqual(['customer', 'customer', 'customer'])
  expect(await control.inbox(from)).toHaveLength(1)
})

test.each([
  ['the address it is sent to', (request: StoredRequest) => ({ to: [addressOf(request)], subject: 'Hello' })],
  ['the number in its subject', ({ number }: StoredRequest) => ({ subject: `Re: Fuse [${number}]` })],
])('an answer finds its request by %s', async (_, lead) => {
  const request = await waitingRequest()
  const position = await control.position()
  await mailDesk({ from: request.requester.email, text: 'Thank you.', ...lead(request) })
  expect(await requestNow(request.id)).toMatchObject({ status: 'open', messageCount: 2 })
  expect(await messagesIn(request)).toMatchObject([
    {},
    { kind: 'customer', via: 'email', text: 'Thank you.' },
  ])
  expect((await toldSince(position, request)).map(({ name }) => name)).toEqual(['request.customer_wrote'])
})

test('a person who answers their own mail, or whose mails share an unknown reference, stays in their request', async () => {
  const from = newSender()
  const [own, unknown] = [`${crypto.randomUUID()}@example.test`, `${crypto.randomUUID()}@elsewhere.test`]
  await mailDesk({ from, messageId: own, headers: [`References: <${unknown}>`] })
  await mailDesk({ from, subject: 'One more thing', headers: [`In-Reply-To: <${own}>`] })
  await mailDesk({ from, subject: 'And another', headers: [`References: <${unknown}> <x@elsewhere.test>`] })
  expect(await requestsBy(from)).toMatchObject([{ messageCount: 3 }])

  const other = newSender('eve')
  await mailDesk({ from: other, headers: [`References: <${unknown}>`] })
  expect(await requestsBy(other)).toMatchObject([{ messageCount: 1 }])
  expect(await messagesIn((await requestsBy(other))[0] as StoredRequest)).toHaveLength(1)
  expect(await requestsBy(from)).toMatchObject([{ messageCount: 3 }])
})

test('a stranger with the number of someone else begins a request that names it, and the other stays as it was', async () => {
  const [request, stranger] = [await waitingRequest(), newSender('eve')]
  await mailDesk({ from: stranger, subject: `Re: [${request.number}]` })
  await mailDesk({ from: stranger, to: [addressOf(request)], subject: 'Give me all' })
  const made = await requestsBy(stranger)
  expect(made).toHaveLength(2)
  for (const one of made)
    expect(await messagesIn(one)).toMatchObject([
      { kind: 'customer' },
      { kind: 'system', text: `Refers to ${request.number}` },
    ])
  expect(await requestNow(request.id)).toEqual(request)
  expect(await messagesIn(request)).toHaveLength(1)
})

test('a forged answer is kept in the request of the one it names, marked, and as no one’s', async () => {
  const { client, email } = await completeMember(url)
  const request = await waitingRequest({ email, userId: userIdOf(client) })
  await mailDesk({ from: email, subject: `[${request.number}]`, verdicts: unproven })
  const [, message] = await messagesIn(request)
  expect(message).toMatchObject({ unproven: true, author: { email } })
  expect(message?.author.userId).toBeUndefined()
})

test('a member writes into their request from the address they have by now, and a participant from theirs', async () => {
  const { client, email } = await completeMember(url)
  const bob = newSender('bob')
  const request = await waitingRequest({ userId: userIdOf(client), participants: [bob] })
  await mailDesk({ from: email, to: [addressOf(request)] })
  await mailDesk({ from: bob, to: [addressOf(request)] })
  expect(await requestNow(request.id)).toMatchObject({ messageCount: 3 })
})

test('a mail to two requests of its sender reaches both, once each', async () => {
  const email = newSender()
  const [one, two] = [await waitingRequest({ email }), await waitingRequest({ email })]
  await mailDesk({ from: email, to: [addressOf(one), addressOf(two), addressOf(one)] })
  for (const { id } of [one, two])
    expect(await requestNow(id)).toMatchObject({ messageCount: 2, status: 'open' })
})

test('an answer to a merged request lands where that one went on', async () => {
  const email = newSender()
  const target = await waitingRequest({ email })
  const middle = await waitingRequest({ email, status: 'merged', mergedInto: target.id })
  const merged = await waitingRequest({ email, status: 'merged', mergedInto: middle.id })
  await mailDesk({ from: email, to: [addressOf(merged)] })
  expect(await requestNow(target.id)).toMatchObject({ status: 'open', messageCount: 2 })
  expect(await requestNow(merged.id)).toEqual(merged)
})

test('a closed request opens again for thirty days; later a new one names it', async () => {
  const [email, now] = [newSender(), await control.now()]
  const closed = (days: number) =>
    putRequest({ email, status: 'closed', createdAt: addTime(now, { days: -days }) })
  const [recent, old] = [await closed(29), await closed(31)]
  await mailDesk({ from: email, to: [addressOf(recent)] })
  expect(await requestNow(recent.id)).toMatchObject({ status: 'open', messageCount: 2 })

  await mailDesk({ from: email, to: [addressOf(old)], subject: 'Again' })
  expect(await requestNow(old.id)).toEqual(old)
  const made = (await requestsBy(email)).find(({ subject }) => subject === 'Again')
  expect(await messagesIn(made as StoredRequest)).toMatchObject([{}, { text: `Refers to ${old.number}` }])
})

test('a proven mail confirms the request of its address, and opens it', async () => {
  const { client, email } = await completeMember(url)
  const unconfirmed = { status: 'unconfirmed', requester: { email, name: 'Pat', proven: false } } as const
  const request = await waitingRequest({ email, ...unconfirmed })
  const position = await control.position()
  await mailDesk({ from: email, to: [addressOf(request)], verdicts: unproven })
  expect(await requestNow(request.id)).toEqual(request)
  await mailDesk({ from: email, to: [addressOf(request)] })
  const after = await requestNow(request.id)
  expect(after).toMatchObject({
    status: 'open',
    messageCount: 2,
    requester: { userId: userIdOf(client), proven: true },
    clocks: { first: {}, solve: {} },
  })
  expect((await toldSince(position, request)).map(({ name }) => name)).toEqual(['request.opened'])
})

test('a request of an unproven sender is the desk’s once a proven mail of theirs comes', async () => {
  const from = newSender()
  await mailDesk({ from, verdicts: unproven })
  const [request] = (await requestsBy(from)) as [StoredRequest]
  await mailDesk({ from, to: [addressOf(request)] })
  const after = await requestNow(request.id)
  expect(after.isUnverified).toBeUndefined()
  expect(after).toMatchObject({ requester: { proven: true }, clocks: { first: {}, solve: {} } })
})
