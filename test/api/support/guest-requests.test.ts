import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { mailsTo } from '#core/platform/mails/mails-to.ts'
import { findRequest } from '#core/support/support-requests/find-request.ts'
import { requests, requestsOfAddress } from '#core/support/support-requests/requests.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import {
  getMySupportRequest,
  listMySupportRequests,
  writeToSupportRequest,
} from '#shared/support/support-requests/contract.ts'
import {
  answerAsGuest,
  confirmGuestRequest,
  createGuestFileLink,
  createGuestUpload,
  type GuestRequest,
  openGuestRequest,
  rateAsGuest,
  sendGuestLink,
  sendGuestRequest,
  solveAsGuest,
} from '#shared/support/support-requests/guest-contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putEvent, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail, newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import {
  ask,
  changeRequest,
  confirmedGuest,
  deskSays,
  guestRequest,
  mailedLink,
  plantLink,
} from '#test/support/support-customers.ts'
import { putRequest } from '#test/support/support-requests.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const send = (body: GuestRequest) => new Client(url).call(sendGuestRequest, { body })

/** The requests of an address, newest first, as they are now. */
async function requestsBy(email: string) {
  const page = () =>
    requests.list({ index: 'gsi1', pk: requestsOfAddress(email), newestFirst: true, limit: 50 })
  return Promise.all((await page()).items.map(({ id }) => findRequest(id)))
}

/** A visitor whose request waits for their own confirmation. */
async function unconfirmed(more: Partial<GuestRequest> = {}) {
  const body = guestRequest(more)
  expectSuccess(await send(body))
  const link = await mailedLink(url, body.email)
  const [request] = await requestsBy(body.email)
  if (!request) throw new Error('the request is not there')
  return { email: body.email, link, id: request.id }
}

const factsOf = async (name: string, id: string, position: number) =>
  (await control.writtenSince(position)).filter(
    (item) => item.name === name && (item.payload as { requestId?: string } | undefined)?.requestId === id,
  )

test('a visitor’s request waits until they confirm it: the desk sees nothing, and one mail says nothing of it', async () => {
  const position = await control.position()
  const { email, link, id } = await unconfirmed()
  expect(await findRequest(id)).toMatchObject({
    deskId: 'platform',
    status: 'unconfirmed',
    source: 'web',
    requester: { email, name: 'Vera Visitor', proven: false },
    clocks: {},
  })
  expect(await factsOf('request.opened', id, position)).toEqual([])
  const [mail, ...more] = await control.inbox(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Confirm your request')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Vera|cannot log in|never arrives/)
  const visitor = new Client(url)
  const read = await visitor.call(openGuestRequest, { body: { link } })
  expect(read.body).toEqual({ state: 'unconfirmed', subject: guestRequest().subject })
  expect((await findRequest(id)).version).toBe(1)
  const confirmed = await visitor.call(confirmGuestRequest, { body: { link } })
  expect(confirmed.body).toMatchObject({
    state: 'confirmed',
    email,
    request: { id, isOwn: true, messages: { items: [{ isOwn: true, text: guestRequest().text }] } },
  })
  const stored = await findRequest(id)
  expect(stored).toMatchObject({ status: 'open', requester: { proven: true } })
  expect(stored.requester).not.toHaveProperty('userId')
  expect(stored.clocks.first?.since).toBe(stored.createdAt)
  expect(await factsOf('request.opened', id, position)).toMatchObject([
    { payload: { requestId: id, messageId: stored.lastCustomerMessageId, isAnswerable: true } },
  ])
})

test('twenty confirmations at once begin one request', async () => {
  const { link, id } = await unconfirmed()
  const position = await control.position()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => new Client(url).call(confirmGuestRequest, { body: { link } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const { body } of answers)
    expect(body).toMatchObject({ state: 'confirmed', request: { id, status: 'open' } })
  expect(await factsOf('request.opened', id, position)).toHaveLength(1)
  expect((await findRequest(id)).version).toBe(2)
})

test('ten sends with one key are one request and one mail', async () => {
  const body = guestRequest()
  const headers = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      new Client(url).call(
        sendGuestRequest,
        { body: { ...body, captchaToken: guestRequest().captchaToken } },
        headers,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
  await control.settle()
  expect(await requestsBy(body.email)).toHaveLength(1)
  expect(await control.inbox(body.email)).toHaveLength(1)
})

test('a request cannot be confirmed after 48 hours, at the moment itself', async () => {
  const { link, id } = await unconfirmed()
  const createdAt = addTime(await control.now(), { hours: -48 })
  await changeRequest(id, { createdAt })
  const visitor = new Client(url)
  expectProblem(await visitor.call(openGuestRequest, { body: { link } }), 404, 'request_link_gone')
  expectProblem(await visitor.call(confirmGuestRequest, { body: { link } }), 404, 'request_link_gone')
  await changeRequest(id, { createdAt: addTime(createdAt, { minutes: 5 }) })
  expectSuccess(await visitor.call(confirmGuestRequest, { body: { link } }))
})

test('an unconfirmed request takes no message, no file, and no step', async () => {
  const { link } = await unconfirmed()
  const upload = { link, contentType: 'text/plain', bytes: 4 }
  const gone = [
    await new Client(url).call(answerAsGuest, { body: { link, text: 'More' } }),
    await new Client(url).call(createGuestUpload, { body: upload }),
    await new Client(url).call(solveAsGuest, { body: { link, solved: true } }),
    await new Client(url).call(rateAsGuest, { body: { link, score: 'good', comment: '' } }),
  ]
  for (const answer of gone) expectProblem(answer, 404, 'request_link_gone')
})

test('who confirms the address of a member has the request among their own', async () => {
  const { client, email } = await completeMember(url, { membershipType: 'retailer' })
  const { id } = await confirmedGuest(url, { email })
  expect(await findRequest(id)).toMatchObject({
    priority: 'high',
    requester: { userId: userIdOf(client), email, proven: true },
  })
  await expect
    .poll(async () => (await client.call(listMySupportRequests, {})).body.items)
    .toMatchObject([{ id, requesterName: 'Vera Visitor' }])
  const params = { requestId: id }
  const read = await client.call(getMySupportRequest, { params })
  expect(read.body).toMatchObject({ isOwn: true, messages: { items: [{ isOwn: true }] } })
  expectSuccess(await client.call(writeToSupportRequest, { params, body: { text: 'It is me' } }))
})

test('before that it is a visitor’s, and an account that is not complete has nothing to do with it', async () => {
  const { client, email } = await completeMember(url)
  const { id } = await unconfirmed({ email })
  expect((await findRequest(id)).requester).not.toHaveProperty('userId')
  expectProblem(
    await client.call(getMySupportRequest, { params: { requestId: id } }),
    404,
    'request_not_found',
  )
  const fresh = await newMember(url)
  const guest = await confirmedGuest(url, { email: fresh.email })
  expect((await findRequest(guest.id)).requester).toEqual({
    email: fresh.email,
    name: 'Vera Visitor',
    proven: true,
  })
})

test('visitors ask about what everyone may see', async () => {
  const { client } = await completeMember(url)
  const ownerId = userIdOf(client)
  const [draft, event] = [await putEvent(ownerId), await putPublished(ownerId)]
  const asked = (kind: 'event' | 'transaction' | 'verification' | 'page', id: string) =>
    send(guestRequest({ relatedTo: { kind, id } }))
  expectSuccess(await asked('event', event.id))
  expectSuccess(await asked('page', '/pricing'))
  expectProblem(await asked('event', draft.id), 422, 'unknown_relation')
  expectProblem(await asked('transaction', 'txn_01JGF000000000000000000001'), 422, 'unknown_relation')
  expectProblem(await asked('verification', ownerId), 422, 'unknown_relation')
  expectProblem(await asked('page', '//evil.example'), 422, 'unknown_relation')
  expectProblem(await send(guestRequest({ category: 'gone' })), 422, 'unknown_category')
})

test('a proof counts once, and for this form alone', async () => {
  const body = guestRequest()
  expectSuccess(await send(body))
  expectProblem(await send(body), 422, 'captcha_failed')
  const elsewhere = guestRequest({ captchaToken: `laptop-captcha:contact:${crypto.randomUUID()}` })
  expectProblem(await send(elsewhere), 422, 'captcha_failed')
})

test('an address asks ten times an hour, from wherever', async () => {
  const { statuses } = await withinOneHour(url, async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let asked = 0; asked < 11; asked++) statuses.push((await send(guestRequest({ email }))).status)
    return { statuses }
  })
  expect(statuses).toEqual([...Array(10).fill(204), 429])
})

test('a link opens one request, and whatever is wrong with it reads the same', async () => {
  const [guest, other] = [await confirmedGuest(url), await confirmedGuest(url)]
  const participant = newEmail()
  await changeRequest(guest.id, { participants: [participant] })
  const now = await control.now()
  const invited = await plantLink(guest.id, participant, now)
  const read = await new Client(url).call(openGuestRequest, { body: { link: invited } })
  expect(read.body).toMatchObject({
    email: participant,
    request: {
      id: guest.id,
      isOwn: false,
      messages: { items: [{ isOwn: false, authorName: 'Vera Visitor' }] },
    },
  })
  expect(read.text).not.toContain(guest.email)
  await changeRequest(guest.id, { participants: [] })
  const expired = await plantLink(other.id, other.email, addTime(now, { days: -30 }))
  const erased = await confirmedGuest(url)
  await commit(requests.delete(await findRequest(erased.id)))
  const [id, secret = ''] = other.link.split('.')
  const wrong = `${id}.${secret.replace(/^./, (first) => (first === '0' ? '1' : '0'))}`
  const unknown = `tln_01JGF000000000000000000001.${secret}`
  const answers = await Promise.all(
    [invited, expired, erased.link, wrong, unknown, 'anything'].map((link) =>
      new Client(url).call(openGuestRequest, { body: { link } }),
    ),
  )
  const details = answers.map((answer) => expectProblem(answer, 404, 'request_link_gone').detail)
  expect(new Set(details)).toEqual(new Set(['This link no longer works. Ask for a new one below.']))
})

test('a link that opens nothing opens nothing on any route', async () => {
  const { link } = await confirmedGuest(url)
  const [id] = link.split('.')
  const body = { link: `${id}.${'0'.repeat(64)}` }
  const answers = [
    await new Client(url).call(confirmGuestRequest, { body }),
    await new Client(url).call(answerAsGuest, { body: { ...body, text: 'Let me in' } }),
    await new Client(url).call(solveAsGuest, { body: { ...body, solved: true } }),
    await new Client(url).call(rateAsGuest, { body: { ...body, score: 'good', comment: '' } }),
    await new Client(url).call(createGuestUpload, { body: { ...body, contentType: 'text/plain', bytes: 1 } }),
    await new Client(url).call(createGuestFileLink, { body: { ...body, fileId: crypto.randomUUID() } }),
  ]
  for (const answer of answers) expectProblem(answer, 404, 'request_link_gone')
})

test('five wrong links an hour end in a refusal, and those that work go on', async () => {
  const { link } = await confirmedGuest(url)
  const { statuses, right } = await withinOneHour(url, async () => {
    const guesser = new Client(url)
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess++) {
      const body = { link: `tln_01JGF000000000000000000001.${String(guess).repeat(64)}` }
      const ways = [openGuestRequest, confirmGuestRequest]
      statuses.push((await guesser.call(ways[guess % 2] ?? openGuestRequest, { body })).status)
      await guesser.call(openGuestRequest, { body: { link } })
    }
    return { statuses, right: await guesser.call(openGuestRequest, { body: { link } }) }
  })
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  expect(right.status).toBe(200)
})

test('a visitor writes, settles, opens again, and rates, and reads no note', async () => {
  const { client, link, id } = await confirmedGuest(url)
  await deskSays(id, { kind: 'note', text: 'Only we read this' })
  await deskSays(id, { kind: 'answer', text: 'Check your spam folder.' })
  const written = await client.call(answerAsGuest, { body: { link, text: 'It is not there' } })
  expect(written.body).toMatchObject({
    status: 'open',
    messages: { items: [{ isOwn: true }, { isOwn: false, authorName: 'Boxrise' }, { isOwn: true }] },
  })
  const early = { link, score: 'good', comment: '' } as const
  expectProblem(await client.call(rateAsGuest, { body: early }), 409, 'request_not_solved')
  const solved = await client.call(solveAsGuest, { body: { link, solved: true } })
  expect(solved.body.status).toBe('solved')
  expectProblem(await client.call(solveAsGuest, { body: { link, solved: true } }), 409, 'request_status')
  const again = await client.call(solveAsGuest, { body: { link, solved: false } })
  expect(again.body.status).toBe('open')
  await client.call(solveAsGuest, { body: { link, solved: true } })
  const rates = await Promise.all(
    Array.from({ length: 10 }, () =>
      new Client(url).call(rateAsGuest, { body: { link, score: 'good', comment: 'Thanks' } }),
    ),
  )
  expect(rates.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const read = await client.call(openGuestRequest, { body: { link } })
  expect(read.body).toMatchObject({ request: { rating: { score: 'good', comment: 'Thanks' } } })
  for (const { text } of [written, solved, again, read])
    expect(text).not.toMatch(/Only we read this|Agent Smith|by the customer/)
})

test('a message with one key is one message', async () => {
  const { link, id } = await confirmedGuest(url)
  const headers = newKey()
  const body = { link, text: 'One more thing' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => new Client(url).call(answerAsGuest, { body }, headers)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect((await findRequest(id)).messageCount).toBe(2)
})

test('a participant reads and writes under no address, and decides nothing', async () => {
  const { link, id, email } = await confirmedGuest(url)
  const participant = newEmail()
  await changeRequest(id, { participants: [participant] })
  const invited = await plantLink(id, participant, await control.now())
  const theirs = new Client(url)
  const written = await theirs.call(answerAsGuest, { body: { link: invited, text: 'I saw it, too' } })
  expect(written.body.messages.items).toMatchObject([{ isOwn: true }, { isOwn: false }])
  expectProblem(await theirs.call(solveAsGuest, { body: { link: invited, solved: true } }), 404)
  expectProblem(await theirs.call(rateAsGuest, { body: { link: invited, score: 'bad', comment: '' } }), 404)
  const read = await new Client(url).call(openGuestRequest, { body: { link } })
  expect(read.body).toMatchObject({
    request: { messages: { items: [{ isOwn: false, authorName: 'Participant' }, {}] } },
  })
  expect(read.text).not.toContain(participant)
  expect(written.text).not.toContain(email)
})

test('a merged request names the other and takes nothing', async () => {
  const [guest, target] = [await confirmedGuest(url), await confirmedGuest(url)]
  await changeRequest(guest.id, { status: 'merged', mergedInto: target.id, closedAt: await control.now() })
  const { number } = await findRequest(target.id)
  const { link } = guest
  expect((await guest.client.call(openGuestRequest, { body: { link } })).body).toMatchObject({
    request: { status: 'merged', mergedInto: { number } },
  })
  expectProblem(
    await guest.client.call(answerAsGuest, { body: { link, text: 'Hello' } }),
    409,
    'request_merged',
  )
  const upload = { link, contentType: 'text/plain', bytes: 4 }
  expectProblem(await guest.client.call(createGuestUpload, { body: upload }), 409, 'request_merged')
})

const linkForm = (email: string) => ({ email, captchaToken: guestRequest().captchaToken })
const askForLink = (email: string) => new Client(url).call(sendGuestLink, { body: linkForm(email) })

/** The numbers of the requests whose links were mailed on demand. */
async function linksMailedTo(email: string): Promise<unknown[]> {
  await control.settle()
  const numbers: unknown[] = []
  for await (const mail of mailsTo(email))
    if (mail.templateId === 'support-link') numbers.push(mail.templateData.requestNumber)
  return numbers
}

test('new links go to the confirmed requests of an address, and the answer tells no one whether there are any', async () => {
  const { email, id } = await confirmedGuest(url)
  const waits = await unconfirmed({ email })
  const { id: closed } = await confirmedGuest(url, { email })
  const closedAt = addTime(await control.now(), { days: -31 })
  await changeRequest(closed, { status: 'closed', closedAt })
  await putRequest({ email, isUnverified: true })
  const [known, unknown] = [await askForLink(email), await askForLink(newEmail())]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  await expect.poll(() => linksMailedTo(email)).toHaveLength(1)
  const link = await mailedLink(url, email)
  expect((await new Client(url).call(openGuestRequest, { body: { link } })).body).toMatchObject({
    request: { id },
  })
  expect((await findRequest(waits.id)).status).toBe('unconfirmed')
})

test('at most the five newest get one', async () => {
  const { email } = await confirmedGuest(url)
  const later: string[] = []
  for (let asked = 0; asked < 5; asked++) {
    const { id } = await confirmedGuest(url, { email })
    later.push((await findRequest(id)).number)
  }
  // The index that names the newest ones follows the requests.
  await control.settle()
  expectSuccess(await askForLink(email))
  await expect.poll(async () => (await linksMailedTo(email)).toSorted()).toEqual(later.toSorted())
})

test('a member’s own requests get one, too', async () => {
  const { client, email } = await completeMember(url)
  const id = await ask(client)
  expectSuccess(await askForLink(email))
  await expect.poll(() => linksMailedTo(email)).toHaveLength(1)
  const link = await mailedLink(url, email)
  await changeUser(userIdOf(client), { status: 'suspended' })
  expect((await new Client(url).call(openGuestRequest, { body: { link } })).body).toMatchObject({
    request: { id, isOwn: true, messages: { items: [{ isOwn: true }] } },
  })
})

test('three links an hour are asked for one address, known or not', async () => {
  const { email } = await confirmedGuest(url)
  for (const address of [email, newEmail()]) {
    const statuses = await withinOneHour(url, async () => {
      const given: number[] = []
      const one = address === email ? email : newEmail()
      for (let asked = 0; asked < 4; asked++) given.push((await askForLink(one)).status)
      return given
    })
    expect(statuses).toEqual([204, 204, 204, 429])
  }
})

test('asking for a link needs a proof', async () => {
  const body = { email: newEmail(), captchaToken: `laptop-captcha:register:${crypto.randomUUID()}` }
  expectProblem(await new Client(url).call(sendGuestLink, { body }), 422, 'captcha_failed')
})
