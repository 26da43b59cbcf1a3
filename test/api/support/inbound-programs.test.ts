import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { newRequestId } from '#core/support/support-requests/open-request.ts'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { blockSender } from '#core/support/support-requests/spam-senders.ts'
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
import { mailOf } from '#test/support/raw-mails/mail-of.ts'
import { gmail } from '#test/support/raw-mails/people.ts'
import { bounce, outOfOffice, parcelNotice, vacation } from '#test/support/raw-mails/programs.ts'
import { receiveMail } from '#test/support/received-mail.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('a mail that is delivered five times at once is one message, and one fact', async () => {
  const request = await waitingRequest()
  const { email } = request.requester
  const position = await control.position()
  const raw = sampleOf(gmail, email, addressOf(request))
  const deliver = () => receiveMail(raw, { recipients: [addressOf(request)], from: email })
  await Promise.all(Array.from({ length: 5 }, deliver))
  await control.settle()
  expect(await requestNow(request.id)).toMatchObject({ messageCount: 2 })
  expect(await messagesIn(request)).toHaveLength(2)
  expect((await toldSince(position, request)).map(({ name }) => name)).toEqual(['request.customer_wrote'])
})

test.each([
  ['a note that someone is away', outOfOffice, undefined],
  ['a vacation note', vacation, undefined],
  ['a bounce', bounce, 'mailer-daemon@example.test'],
])('%s is a line of its request, which stays as it was', async (_, sample, from) => {
  const request = await waitingRequest()
  const { email } = request.requester
  const position = await control.position()
  await rawToDesk(sampleOf(sample, email, addressOf(request)), {
    from: from ?? email,
    to: [addressOf(request)],
    envelopeFrom: '',
  })
  expect(await requestNow(request.id)).toEqual(request)
  const [, line, ...more] = await messagesIn(request)
  expect(line).toMatchObject({ kind: 'system', automatic: true })
  expect(line?.text).toMatch(/^Automatic reply received: \S/)
  expect(more).toEqual([])
  expect(await toldSince(position, request)).toEqual([])
})

test('a bounce that is about nothing here is dropped; a notice of a program begins a request without an answer', async () => {
  const [away, shop] = [newSender(), `no-reply@${crypto.randomUUID().slice(0, 8)}.test`]
  await rawToDesk(sampleOf(outOfOffice, away), { from: away, envelopeFrom: '' })
  expect(await requestsBy(away)).toEqual([])

  const position = await control.position()
  await rawToDesk(
    sampleOf(Buffer.from(parcelNotice.toString().replace('no-reply@parcels.test', shop)), shop),
    {
      from: shop,
    },
  )
  const [notice] = await requestsBy(shop)
  expect(await messagesIn(notice as StoredRequest)).toMatchObject([{ kind: 'customer', automatic: true }])
  expect(await toldSince(position, notice as StoredRequest)).toMatchObject([
    { payload: { isAnswerable: false } },
  ])
})

test('two desks that write to each other end after one automatic answer', async () => {
  const [other, position] = [newSender('desk'), await control.position()]
  await mailDesk({ from: other })
  const [request] = (await requestsBy(other)) as [StoredRequest]
  expect(await toldSince(position, request)).toMatchObject([{ payload: { isAnswerable: true } }])
  const after = await control.position()
  const headers = ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All']
  await mailDesk({ from: other, to: [addressOf(request)], headers })
  expect(await toldSince(after, request)).toEqual([])
  expect(await messagesIn(request)).toMatchObject([{}, { kind: 'system', automatic: true }])
  expect(await requestsBy(other)).toHaveLength(1)
  expect(await control.inbox(other)).toHaveLength(1)
})

test('a mail from an address of ours begins nothing, and is a line where it answers', async () => {
  const request = await waitingRequest()
  const position = await control.position()
  await mailDesk({ from: deskAddress, subject: 'Round and round' })
  await mailDesk({ from: deskAddress, to: [addressOf(request)] })
  expect(await messagesIn(request)).toMatchObject([{}, { kind: 'system' }])
  expect(await toldSince(position, request)).toEqual([])
  expect(await requestsBy(deskAddress)).toEqual([])
})

test('the eleventh mail of an address in an hour is held: it is kept, and tells no one', async () => {
  const request = await waitingRequest()
  const { email } = request.requester
  for (let count = 0; count < 10; count++) await mailDesk({ from: email, to: [addressOf(request)] })
  const position = await control.position()
  await mailDesk({ from: email, to: [addressOf(request)] })
  await mailDesk({ from: email, subject: 'Something else' })
  const messages = await messagesIn(request)
  expect(messages).toHaveLength(13)
  expect(messages.flatMap(({ held }, index) => (held ? [index] : []))).toEqual([11, 12])
  expect(await toldSince(position, request)).toEqual([])
  expect(await requestsBy(email)).toHaveLength(1)

  // Who forges an address holds back none of its own mails.
  const other = await waitingRequest()
  for (let count = 0; count < 11; count++)
    await mailDesk({ from: other.requester.email, to: [addressOf(other)], verdicts: unproven })
  await mailDesk({ from: other.requester.email, to: [addressOf(other)] })
  expect((await messagesIn(other)).at(-1)?.held).toBeUndefined()
})

test('spam is out of the way and tells no one; a blocked sender reaches nothing', async () => {
  const [from, request] = [newSender('spam'), await waitingRequest()]
  const position = await control.position()
  await mailDesk({ from, verdicts: { spam: 'fail' } })
  const [spam] = (await requestsBy(from)) as [StoredRequest]
  expect(spam).toMatchObject({ status: 'spam', closedAt: expect.any(String), clocks: {} })
  expect(await toldSince(position, spam)).toEqual([])

  const { email } = request.requester
  const now = await control.now()
  await commit(blockSender(request, now))
  await mailDesk({ from: email })
  await mailDesk({ from: email, to: [addressOf(request)] })
  expect(await requestsBy(email)).toEqual([request])
})

test('spam in someone’s name keeps out more of it, and not what they write themselves', async () => {
  const from = newSender('victim')
  await mailDesk({ from, verdicts: unproven })
  const [forged] = (await requestsBy(from)) as [StoredRequest]
  await commit(blockSender(forged, await control.now()))
  await mailDesk({ from, verdicts: unproven })
  expect(await requestsBy(from)).toHaveLength(1)
  await mailDesk({ from })
  expect(await requestsBy(from)).toHaveLength(2)
})

test('a sender whose program gives their address for a name is named without it', async () => {
  const from = newSender('ann')
  const raw = mailOf([
    `From: "Ann Lee (${from})" <${from}>`,
    `To: ${deskAddress}`,
    'Subject: Which fuse?',
    `Message-ID: <${crypto.randomUUID()}@example.test>`,
    '',
    'Hello',
  ])
  await rawToDesk(raw, { from })
  const [request] = (await requestsBy(from)) as [StoredRequest]
  expect(request.requester.name).toBe(from.slice(0, from.indexOf('@')))
})

test('a mail to a request that went on in one that is gone begins a new one', async () => {
  const email = newSender()
  const merged = await waitingRequest({
    email,
    status: 'merged',
    mergedInto: newRequestId(await control.now()),
  })
  await mailDesk({ from: email, to: [addressOf(merged)], subject: 'Again' })
  expect(await requestsBy(email)).toContainEqual(expect.objectContaining({ subject: 'Again' }))
})

test('a mail without a sender is left where it lies', async () => {
  const position = await control.position()
  const words = crypto.randomUUID()
  await rawToDesk(Buffer.from(`Subject: ${words}\r\n\r\nWho am I?`), { from: newSender() })
  const written = await control.writtenSince(position)
  expect(written.filter((item) => JSON.stringify(item).includes(words))).toEqual([])
})
