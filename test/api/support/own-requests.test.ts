import { expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { commit } from '#core/platform/db/commit.ts'
import { dedicatedContacts } from '#core/support/support-desks/desks.ts'
import { findRequest } from '#core/support/support-requests/find-request.ts'
import { requestMessages } from '#core/support/support-requests/requests.ts'
import { newId } from '#shared/ids.ts'
import {
  createSupportRequest,
  getMySupportRequest,
  listMySupportRequests,
  rateSupportRequest,
  reopenSupportRequest,
  solveSupportRequest,
  writeToSupportRequest,
} from '#shared/support/support-requests/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putEvent, putPublished } from '#test/support/events.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newMember } from '#test/support/new-member.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { putListing } from '#test/support/put-listing.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { ask, changeRequest, deskSays, request } from '#test/support/support-customers.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const aMember = async () => (await completeMember(url)).client
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const secret = 'Only we read this'

/** An organization whose owner answers at its desk. */
async function anOpenDesk(people: Parameters<typeof putOrganization>[0] = []) {
  const owner = await completeMember(url, { membershipType: 'organization' })
  const organization = await putOrganization([[userIdOf(owner.client), 'owner'], ...people])
  return { organization, owner: owner.client }
}

const opened = async (id: string, position: number) =>
  (await control.writtenSince(position)).filter(
    ({ name, payload }) =>
      name === 'request.opened' && (payload as { requestId?: string } | undefined)?.requestId === id,
  )

test('a request reaches the desk of the platform at once, with a number and a time for its answer', async () => {
  const { client, email } = await completeMember(url)
  const position = await control.position()
  const answer = await client.call(createSupportRequest, { body: request() })
  expect(answer).toMatchObject({ status: 201, body: { timeZone: 'America/Chicago' } })
  const { id, number, answerBy } = answer.body
  expect(number).toMatch(/^S-1\d{5}$/)
  expect(await findRequest(id)).toMatchObject({
    number,
    deskId: 'platform',
    status: 'open',
    source: 'web',
    priority: 'normal',
    shared: 'requester',
    requester: { userId: userIdOf(client), email, proven: true },
    clocks: { first: { dueAt: answerBy } },
    messageCount: 1,
  })
  expect(await opened(id, position)).toHaveLength(1)
  const shown = (await client.call(getMySupportRequest, { params: { requestId: id } })).body
  expect(shown).toMatchObject({
    number,
    deskName: 'Boxrise',
    categoryLabel: 'Something does not work',
    status: 'open',
    isOwn: true,
    takesMessages: true,
    answerBy,
    messages: { items: [{ kind: 'customer', isOwn: true, text: request().text, attachments: [] }] },
  })
})

test('ten sends with one key are one request', async () => {
  const client = await aMember()
  const headers = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(createSupportRequest, { body: request() }, headers)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  await expect.poll(() => everyItem(client, listMySupportRequests, {})).toHaveLength(1)
})

test('an account asks ten times an hour', async () => {
  const { statuses } = await withinOneHour(url, async () => {
    const client = await aMember()
    const statuses: number[] = []
    for (let asked = 0; asked < 11; asked++)
      statuses.push((await client.call(createSupportRequest, { body: request() })).status)
    const refused = await client.call(createSupportRequest, { body: request() })
    expectProblem(refused, 429, 'rate_limited')
    return { statuses }
  })
  expect(statuses).toEqual([...Array(10).fill(201), 429])
})

test.each([
  [{ text: '   ' }, 'body.text', 'Write a message first.'],
  [{ text: 'x'.repeat(20_001) }, 'body.text', 'Must be at most 20,000 characters'],
  [{ subject: 'Hi' }, 'body.subject', 'Must be at least 3 characters'],
  [{ subject: 'x'.repeat(151) }, 'body.subject', 'Must be at most 150 characters'],
  [{ shared: 'organization' }, 'body.organizationId', 'Choose the organization that reads it, too.'],
  [
    {
      files: Array.from({ length: 6 }, () => ({
        uploadId: newId('upl', '2026-01-01T00:00:00.000Z'),
        name: 'a',
      })),
    },
    'body.files',
    'At most 5 files can be attached.',
  ],
] as const)('what does not fit is refused at its field: %#', async (more, path, message) => {
  const refused = await (await aMember()).call(createSupportRequest, { body: request(more as object) })
  expect(expectProblem(refused, 400).errors).toMatchObject([{ path, message }])
})

test('a category must be one that the desk has and uses', async () => {
  const client = await aMember()
  const { organization } = await anOpenDesk()
  const unknown = await client.call(createSupportRequest, { body: request({ category: 'gone' }) })
  expect(expectProblem(unknown, 422, 'unknown_category').errors).toMatchObject([{ path: 'body.category' }])
  const elsewhere = { deskId: organization.id, category: 'technical' }
  expectProblem(
    await client.call(createSupportRequest, { body: request(elsewhere) }),
    422,
    'unknown_category',
  )
})

test('retailers and manufacturers get priority from the platform, and nothing is lowered', async () => {
  const asked = async (membershipType: 'competitor' | 'retailer' | 'manufacturer', category: string) => {
    const { client } = await completeMember(url, { membershipType })
    return (await findRequest(await ask(client, { category }))).priority
  }
  expect(await asked('competitor', 'technical')).toBe('normal')
  expect(await asked('competitor', 'payments')).toBe('high')
  expect(await asked('retailer', 'technical')).toBe('high')
  expect(await asked('manufacturer', 'technical')).toBe('high')
})

test('a manufacturer’s request goes to their contact, as long as that one is an administrator', async () => {
  const { client } = await completeMember(url, { membershipType: 'manufacturer' })
  const agent = await completeMember(url, { membershipType: 'admin' })
  const agentId = userIdOf(agent.client)
  const since = '2026-01-01T00:00:00.000Z'
  const contact = { userId: userIdOf(client), agentId, since, version: 1 }
  await commit(dedicatedContacts.put(contact as never, { absent: true }))
  const position = await control.position()
  const id = await ask(client)
  expect(await findRequest(id)).toMatchObject({ assigneeId: agentId })
  const facts = await control.writtenSince(position)
  expect(facts.filter(({ name }) => name === 'request.assigned')).toMatchObject([
    { payload: { requestId: id, assigneeId: agentId } },
  ])
  await changeUser(agentId, { membershipType: 'competitor' })
  expect(await findRequest(await ask(client))).not.toHaveProperty('assigneeId')
})

test('an organization’s desk takes complete members, as long as someone answers there', async () => {
  const { organization, owner } = await anOpenDesk()
  const body = request({ deskId: organization.id, category: 'results' })
  const { client } = await completeMember(url)
  const asked = await client.call(createSupportRequest, { body })
  expectSuccess(asked)
  expect(await findRequest(asked.body.id)).toMatchObject({ deskId: organization.id, priority: 'normal' })
  const shown = await client.call(getMySupportRequest, { params: { requestId: asked.body.id } })
  expect(shown.body.deskName).toBe(organization.name)
  const fresh = (await newMember(url)).client
  expectProblem(await fresh.call(createSupportRequest, { body }), 403, 'registration_incomplete')
  const pending = (await completeMember(url, { status: 'pending' })).client
  expectProblem(await pending.call(createSupportRequest, { body }), 403, 'account_pending')
  await ask(fresh)
  await ask(pending)
  const suspended = (await completeMember(url, { status: 'suspended' })).client
  expectProblem(await suspended.call(createSupportRequest, { body: request() }), 403, 'account_suspended')
  await changeUser(userIdOf(owner), { membershipType: 'competitor' })
  const closed = await client.call(createSupportRequest, { body })
  expect(expectProblem(closed, 422, 'desk_closed').errors).toMatchObject([{ path: 'body.deskId' }])
  const nowhere = request({ deskId: newId('org', '2026-01-01T00:00:00.000Z'), category: 'results' })
  expectProblem(await client.call(createSupportRequest, { body: nowhere }), 422, 'desk_closed')
})

test('a request about an event goes to the desk of its organization, if that takes such a one', async () => {
  const { organization, owner } = await anOpenDesk()
  const ownerId = userIdOf(owner)
  const event = await putPublished(ownerId, {}, { organizationId: organization.id })
  const relatedTo = { kind: 'event', id: event.id } as const
  const client = await aMember()
  const deskOf = async (more: Parameters<typeof request>[0], from = client) =>
    (await findRequest(await ask(from, { relatedTo, ...more }))).deskId
  expect(await deskOf({ category: 'events' })).toBe(organization.id)
  expect(await deskOf({ category: 'payments' })).toBe('platform')
  expect(await deskOf({ category: 'events', deskId: 'platform' })).toBe('platform')
  expect(await deskOf({ category: 'events' }, (await newMember(url)).client)).toBe('platform')
  await changeUser(ownerId, { membershipType: 'competitor' })
  expect(await deskOf({ category: 'events' })).toBe('platform')
})

test('what a request is about is there, and theirs or everyone’s', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const other = await aMember()
  const otherId = userIdOf(other)
  const draft = await putEvent(otherId)
  const event = await putPublished(otherId)
  const listing = await putListing(otherId)
  const hidden = await putListing(otherId, { status: 'draft' })
  const payment = storedTransaction({ id: newId('txn', '2026-01-01T00:00:00.000Z'), userId: userId as never })
  await commit(transactions.put(payment, { absent: true }))
  const answers = async (from: Client, kind: string, id: string) => {
    const relatedTo = { kind, id } as never
    const answer = await from.call(createSupportRequest, { body: request({ relatedTo }) })
    return answer.status === 201 ? answer.body.id : expectProblem(answer, 422, 'unknown_relation').code
  }
  const wrong = 'unknown_relation'
  expect(await answers(client, 'event', draft.id)).toBe(wrong)
  expect(await answers(other, 'event', draft.id)).not.toBe(wrong)
  expect(await answers(client, 'event', newId('evt', '2026-01-01T00:00:00.000Z'))).toBe(wrong)
  expect(await answers(client, 'listing', hidden.id)).toBe(wrong)
  expect(await answers(other, 'listing', hidden.id)).not.toBe(wrong)
  expect(await answers(other, 'transaction', payment.id)).toBe(wrong)
  expect(await answers(client, 'verification', otherId)).toBe(wrong)
  for (const page of ['events', '//evil.example', '/a//b', '/\\evil.example', '/a b', 'https://evil.example'])
    expect(await answers(other, 'page', page)).toBe(wrong)
  const related = async (kind: string, id: string) => {
    const requestId = await answers(client, kind, id)
    return (await client.call(getMySupportRequest, { params: { requestId: requestId as never } })).body
      .related
  }
  expect(await related('event', event.id)).toEqual({ title: event.title, href: `/events/${event.id}` })
  expect(await related('listing', listing.id)).toEqual({
    title: listing.businessName,
    href: `/directory/${listing.id}`,
  })
  expect(await related('transaction', payment.id)).toMatchObject({ title: payment.description })
  expect(await related('verification', userId)).toMatchObject({ title: 'Your business review' })
  expect(await related('page', '/spl-calculator?volume=2')).toEqual({
    title: '/spl-calculator?volume=2',
    href: '/spl-calculator?volume=2',
  })
})

test('owners and managers of the organization read what is shared with it, and nothing else; they write nothing', async () => {
  const [asker, manager, helper, stranger] = await Promise.all([aMember(), aMember(), aMember(), aMember()])
  const organization = await putOrganization([
    [userIdOf(asker), 'editor'],
    [userIdOf(manager), 'manager'],
    [userIdOf(helper), 'editor'],
  ])
  const organizationId = organization.id
  const foreign = await stranger.call(createSupportRequest, { body: request({ organizationId }) })
  expectProblem(foreign, 404, 'organization_not_found')
  const params = { requestId: await ask(asker, { organizationId, shared: 'organization' }) }
  const own = { requestId: await ask(asker, { organizationId }) }
  const read = await manager.call(getMySupportRequest, { params })
  expect(read.body).toMatchObject({ isOwn: false, messages: { items: [{ isOwn: false }] } })
  for (const [caller, asked] of [
    [helper, params],
    [stranger, params],
    [manager, own],
  ] as const)
    expectProblem(await caller.call(getMySupportRequest, { params: asked }), 404, 'request_not_found')
  expectProblem(await manager.call(writeToSupportRequest, { params, body: { text: 'Me, too' } }), 404)
  expectProblem(await manager.call(solveSupportRequest, { params }), 404, 'request_not_found')
  expectProblem(await manager.call(reopenSupportRequest, { params }), 404, 'request_not_found')
  const body = { score: 'bad', comment: '' } as const
  expectProblem(await manager.call(rateSupportRequest, { params, body }), 404, 'request_not_found')
  const person = await organizationPeople.get({ organizationId, userId: userIdOf(manager) })
  if (person) await commit(organizationPeople.delete(person))
  expectProblem(await manager.call(getMySupportRequest, { params }), 404, 'request_not_found')
})

test('someone else’s request is none, on every route', async () => {
  const params = { requestId: await ask(await aMember()) }
  const stranger = await aMember()
  const answers = await Promise.all([
    stranger.call(getMySupportRequest, { params }),
    stranger.call(writeToSupportRequest, { params, body: { text: 'Let me in' } }),
    stranger.call(solveSupportRequest, { params }),
    stranger.call(reopenSupportRequest, { params }),
    stranger.call(rateSupportRequest, { params, body: { score: 'good', comment: '' } }),
  ])
  for (const answer of answers) expectProblem(answer, 404, 'request_not_found')
  expect(await everyItem(stranger, listMySupportRequests, { query: { q: 'chart' } })).toEqual([])
})

test('the desk answers under its own name, and its notes are in no answer', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  await deskSays(params.requestId, { kind: 'answer', text: 'Which browser is it?' })
  await deskSays(params.requestId, { kind: 'note', text: secret })
  await deskSays(params.requestId, { kind: 'system', text: 'Moved' })
  const shown = await client.call(getMySupportRequest, { params })
  expect(shown.body).toMatchObject({ status: 'waiting' })
  expect(shown.body).not.toHaveProperty('answerBy')
  expect(shown.body.messages.items.map(({ authorName, isOwn }) => [authorName, isOwn])).toEqual([
    ['Boxrise', false],
    ['Dana de la Cruz', true],
  ])
  const written = await client.call(writeToSupportRequest, { params, body: { text: 'Firefox' } })
  expect(written.body).toMatchObject({
    status: 'open',
    messages: { items: [{ text: 'Firefox', isOwn: true }, {}, {}] },
  })
  const list = () => client.call(listMySupportRequests, {})
  await expect.poll(async () => (await list()).body.items[0]?.messageCount).toBe(3)
  const settled = await client.call(solveSupportRequest, { params })
  const rated = await client.call(rateSupportRequest, { params, body: { score: 'good', comment: 'Quick' } })
  for (const { text } of [shown, written, settled, rated, await list()])
    expect(text).not.toMatch(/Only we read this|Moved|Agent Smith|Solved by the customer/)
})

test('a page of notes does not end a conversation', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  for (let note = 0; note < 5; note++) await deskSays(params.requestId, { kind: 'note', text: secret })
  await deskSays(params.requestId, { kind: 'answer', text: 'We look into it.' })
  for (let note = 0; note < 5; note++) await deskSays(params.requestId, { kind: 'note', text: secret })
  const texts: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 2, ...(cursor && { cursor }) }
    const { messages } = (await client.call(getMySupportRequest, { params, query })).body
    texts.push(...messages.items.map(({ text }) => text))
    cursor = messages.nextCursor
  } while (cursor)
  expect(texts).toEqual(['We look into it.', request().text])
})

test('a list shows a tab by the last message, and a search looks through all of them', async () => {
  const client = await aMember()
  const [first, second, third] = [
    await ask(client, { subject: 'Port noise' }),
    await ask(client, { subject: 'Invoice of May' }),
    await ask(client, { subject: 'Port too short' }),
  ]
  await deskSays(second, { kind: 'answer', text: 'Which one?' })
  await deskSays(third, { kind: 'answer', text: 'Done.' }, { solves: true })
  const { number } = await findRequest(third)
  const ids = async (query: object) =>
    (await everyItem(client, listMySupportRequests, { query })).map(({ id }) => id)
  await expect.poll(() => ids({})).toEqual([first])
  await expect.poll(() => ids({ tab: 'waiting' })).toEqual([second])
  await expect.poll(() => ids({ tab: 'solved' })).toEqual([third])
  expect(await ids({ q: 'port' })).toEqual([third, first])
  expect(await ids({ q: 'may inv' })).toEqual([second])
  expect(await ids({ q: number.toLowerCase(), tab: 'open' })).toEqual([third])
  expect(await ids({ q: 'nothing', limit: 1 })).toEqual([])
})

test('a customer settles a request, and opens it again', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  expectProblem(await client.call(reopenSupportRequest, { params }), 409, 'request_status')
  const done = await client.call(solveSupportRequest, { params })
  expect(done.body).toMatchObject({ status: 'solved', takesMessages: true, messages: { items: [{}] } })
  expect(await findRequest(params.requestId)).toMatchObject({ status: 'solved', messageCount: 1 })
  expectProblem(await client.call(solveSupportRequest, { params }), 409, 'request_status')
  const position = await control.position()
  expect((await client.call(reopenSupportRequest, { params })).body).toMatchObject({ status: 'open' })
  const facts = await control.writtenSince(position)
  expect(facts.filter(({ name }) => name === 'request.customer_wrote')).toHaveLength(1)
  const { items } = await requestMessages.list({
    pk: `SUPPORT#${params.requestId}`,
    prefix: 'MSG#',
    limit: 10,
  })
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['customer', request().text],
    ['system', 'Solved by the customer'],
    ['system', 'Reopened by the customer'],
  ])
})

test('a retried step is the same step', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  const headers = newKey()
  const body = { text: 'Once more' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(writeToSupportRequest, { params, body }, headers)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await findRequest(params.requestId)).messageCount).toBe(2)
})

test('a closed request takes a message for thirty days, a merged one names the other', async () => {
  const client = await aMember()
  const [requestId, target] = [await ask(client), await ask(client)]
  const params = { requestId }
  const body = { text: 'It is back' }
  const now = Date.parse(await control.now())
  const day = 86_400_000
  const closedAt = (days: number) => new Date(now - days * day).toISOString()
  await changeRequest(requestId, { status: 'closed', closedAt: closedAt(31) })
  expectProblem(await client.call(writeToSupportRequest, { params, body }), 409, 'request_closed')
  expectProblem(await client.call(reopenSupportRequest, { params }), 409, 'request_closed')
  expect((await client.call(getMySupportRequest, { params })).body.takesMessages).toBe(false)
  await changeRequest(requestId, { closedAt: closedAt(29) })
  expect((await client.call(writeToSupportRequest, { params, body })).body).toMatchObject({ status: 'open' })
  await changeRequest(requestId, { status: 'merged', mergedInto: target })
  const { number } = await findRequest(target)
  const refused = expectProblem(
    await client.call(writeToSupportRequest, { params, body }),
    409,
    'request_merged',
  )
  expect(refused.detail).toBe(`This request was merged into ${number}.`)
  expect((await client.call(getMySupportRequest, { params })).body).toMatchObject({
    status: 'merged',
    takesMessages: false,
    mergedInto: { id: target, number },
  })
})

test('no one is told that they were taken for a robot', async () => {
  const client = await aMember()
  const requestId = await ask(client)
  await changeRequest(requestId, { status: 'spam', closedAt: await control.now() })
  const shown = await client.call(getMySupportRequest, { params: { requestId } })
  expect(shown.body).toMatchObject({ status: 'closed', takesMessages: false })
})

test('a request is rated once it is solved, and once only, also by ten at once', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  const rate = (score: 'good' | 'bad') =>
    client.call(rateSupportRequest, { params, body: { score, comment: ' Fine ' } })
  expectProblem(await rate('good'), 409, 'request_not_solved')
  await deskSays(params.requestId, { kind: 'answer', text: 'Done.' }, { solves: true })
  const long = { score: 'good', comment: 'x'.repeat(1001) } as const
  expectProblem(await client.call(rateSupportRequest, { params, body: long }), 400)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => rate(index % 2 ? 'good' : 'bad')),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const won = answers.find(({ status }) => status === 200)?.body.rating
  expect((await findRequest(params.requestId)).rating).toEqual(won)
  expectProblem(await rate('good'), 409, 'request_rated')
})

test('messages, a step, and an answer of the desk at once are all kept, and the request is open', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  await client.call(solveSupportRequest, { params })
  const answers = await Promise.all([
    client.call(reopenSupportRequest, { params }),
    ...[1, 2, 3].map((one) => client.call(writeToSupportRequest, { params, body: { text: `And ${one}` } })),
  ])
  const [reopened, ...written] = answers.map(({ status }) => status)
  expect([200, 409]).toContain(reopened)
  expect(written).toEqual([200, 200, 200])
  expect(await findRequest(params.requestId)).toMatchObject({ status: 'open', messageCount: 4 })
})

test('who writes into a solved request opens it, and the desk is told', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  await deskSays(params.requestId, { kind: 'answer', text: 'Done.' }, { solves: true })
  const position = await control.position()
  await client.call(writeToSupportRequest, { params, body: { text: 'Not yet' } })
  const stored = await findRequest(params.requestId)
  expect(stored).toMatchObject({ status: 'open' })
  expect(stored).not.toHaveProperty('solvedAt')
  const facts = await control.writtenSince(position)
  expect(facts.filter(({ name }) => name === 'request.customer_wrote')).toMatchObject([
    { payload: { requestId: params.requestId, messageId: stored.lastCustomerMessageId } },
  ])
})
