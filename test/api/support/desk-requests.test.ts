import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { dedicatedContacts } from '#core/support/support-desks/desks.ts'
import { requestOriginals } from '#core/support/support-requests/requests.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import {
  addSupportNote,
  answerSupportRequest,
  createAgentFileLink,
  getSupportOriginal,
  getSupportRequest,
  openRequestForMember,
} from '#shared/support/support-requests/admin-contract.ts'
import {
  addDeskNote,
  answerDeskRequest,
  createDeskFileLink,
  getDeskOriginal,
  getDeskRequest,
  handOverDeskRequest,
  listSharedRequests,
  updateDeskRequest,
} from '#shared/support/support-requests/desk-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putPerson } from '#test/support/put-person.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent, answerAs, readAsAgent } from '#test/support/support-agents.ts'
import { putDesk } from '#test/support/support-desks.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('an administrator reads who asks, what else they asked, and every message', async () => {
  const [agent, member] = await Promise.all([anAgent(url), feedMember(url, { membershipType: 'retailer' })])
  const asks = { userId: member.userId, email: member.email }
  const older = await putRequest({ ...asks, createdAt: '2026-03-01T10:00:00.000Z' })
  const { id } = await putRequest({ ...asks, participants: ['second@example.com'] })
  const answer = await agent.client.call(getSupportRequest, { params: { requestId: id }, query: {} })
  expect(answer.body).toMatchObject({
    id,
    deskId: 'platform',
    categoryLabel: 'Something else',
    mayAnswer: true,
    participants: ['second@example.com'],
    requester: {
      email: member.email,
      member: {
        id: member.userId,
        membershipType: 'retailer',
        hasPage: true,
        status: 'active',
        verificationStatus: 'verified',
        openInvoices: 0,
      },
      others: [{ id: older.id, number: older.number, status: 'open' }],
    },
    messages: { items: [{ kind: 'customer', author: { email: member.email } }] },
  })
  expect(answer.text).not.toContain('routingKey')
})

test('agents of an organization read the name of a member, and no address or standing', async () => {
  const [{ owner, organizationId }, member] = await Promise.all([putDesk(), feedMember(url)])
  const asks = { userId: member.userId, email: member.email, deskId: organizationId }
  const { id: requestId } = await putRequest({ ...asks, participants: ['second@example.com'] })
  const answer = await owner.client.call(getDeskRequest, { params: { organizationId, requestId }, query: {} })
  expect(answer.body).toMatchObject({ deskId: organizationId, mayAnswer: true, participants: [] })
  expect(answer.body.requester).toEqual({ name: 'Pat Person', proven: true, others: [] })
  for (const hidden of [member.email, member.userId, 'second@example.com'])
    expect(answer.text).not.toContain(hidden)
})

test('an answer waits for the customer, is told, and takes what no one had', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  const position = await control.position()
  const input = { params: { requestId: id }, body: { text: 'Press it twice.' } }
  const answer = await agent.client.call(answerSupportRequest, input)
  expect(answer.body).toMatchObject({
    status: 'waiting',
    assignee: { id: agent.userId, name: 'Ada Agent' },
    messages: { items: [{ kind: 'answer', text: 'Press it twice.' }, { kind: 'customer' }] },
  })
  const after = await requestNow(id)
  expect(after).toMatchObject({ firstAnsweredAt: expect.any(String), assigneeId: agent.userId })
  expect(after.clocks.solve?.dueAt).toBeUndefined()
  const facts = (await control.writtenSince(position)).filter(({ entity }) => entity === 'fact')
  expect(facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'request.answered',
        payload: expect.objectContaining({ requestId: id, solves: false }),
      }),
    ]),
  )
  expect((await readAsAgent(agent.client, id)).messages.items).toHaveLength(2)
})

test('an answer can settle a request, and one that was asked twice is given once', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = [
    await answerAs(agent.client, id, { solves: true }, headers),
    await answerAs(agent.client, id, { solves: true }, headers),
  ]
  expect(first.body.status).toBe('solved')
  expect(second.body).toEqual(first.body)
  expect((await readAsAgent(agent.client, id)).messages.items).toHaveLength(2)
})

test('a placeholder without a value is never sent', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  const answer = await answerAs(agent.client, id, { text: 'Hi {{firstName}}, press it twice.' })
  expectProblem(answer, 422, 'placeholder_empty')
  expect(answer.body).toMatchObject({ detail: 'Fill in {{firstName}} before you send.' })
  expect((await requestNow(id)).version).toBe(1)
})

test('an agent who has not read the newest message is asked first, and may send anyway', async () => {
  const agent = await anAgent(url)
  const before = await putRequest()
  const { request } = await putMessage(before.id)
  const seenMessageId = before.lastCustomerMessageId
  const refused = await answerAs(agent.client, before.id, { seenMessageId })
  expectProblem(refused, 409, 'customer_wrote')
  expect(refused.body).toMatchObject({
    detail: 'The customer wrote again while you were typing. Read the new message before you send.',
  })
  const sent = await answerAs(agent.client, before.id, { seenMessageId, sendAnyway: true, solves: true })
  expect(sent.body.status).toBe('open')
  const read = await answerAs(agent.client, before.id, { seenMessageId: request.lastCustomerMessageId })
  expect(read.body.status).toBe('waiting')
})

test.each([
  ['merged', 'request_merged'],
  ['spam', 'request_closed'],
] as const)('a request that is %s takes no answer', async (status, code) => {
  const agent = await anAgent(url)
  const target = await putRequest()
  const { id } = await putRequest({ status, ...(status === 'merged' && { mergedInto: target.id }) })
  const answer = await answerAs(agent.client, id)
  expectProblem(answer, 409, code)
  if (status === 'merged')
    expect(answer.body).toMatchObject({ detail: `This request was merged into ${target.number}.` })
})

test('a closed request takes an answer for thirty days', async () => {
  const agent = await anAgent(url)
  const closedFor = async (days: number) =>
    putRequest({
      status: 'closed',
      closedAt: new Date(Date.parse(await control.now()) - days * 86_400_000).toISOString(),
    })
  expectProblem(await answerAs(agent.client, (await closedFor(31)).id), 409, 'request_closed')
  expect((await answerAs(agent.client, (await closedFor(29)).id)).body.status).toBe('waiting')
})

test('a note moves nothing, tells no one, and is read at the desk alone', async () => {
  const agent = await anAgent(url)
  const before = await putRequest({ createdAt: '2026-05-01T10:00:00.000Z' })
  const position = await control.position()
  const answer = await agent.client.call(addSupportNote, {
    params: { requestId: before.id },
    body: { text: 'Ask the workshop first.' },
  })
  expect(answer.body.messages.items[0]).toMatchObject({ kind: 'note', text: 'Ask the workshop first.' })
  expect(await requestNow(before.id)).toMatchObject({ status: 'open', lastMessageAt: before.lastMessageAt })
  const written = await control.writtenSince(position)
  const told = written.filter(({ payload }) => (payload as { requestId?: string })?.requestId === before.id)
  expect(told).toEqual([])
})

test('files of an answer are kept with the request and downloaded through a link of a minute', async () => {
  const agent = await anAgent(url)
  const { id: requestId } = await putRequest()
  const uploadId = await uploadFile(agent.client, undefined, 'image/png', 'ticket-attachment')
  const answer = await answerAs(agent.client, requestId, {
    files: [{ uploadId, name: 'C:\\pictures\\amp.png' }],
  })
  const [file] = answer.body.messages.items[0]?.attachments ?? []
  expect(file).toMatchObject({ name: 'amp.png', contentType: 'image/png' })
  const fileId = file?.id ?? ''
  const link = await agent.client.call(createAgentFileLink, { params: { requestId, fileId } })
  const download = await fetch(link.body.url)
  expect(download.status).toBe(200)
  expect(download.headers.get('content-disposition')).toContain('attachment')
  const other = await putRequest()
  const foreign = await agent.client.call(createAgentFileLink, { params: { requestId: other.id, fileId } })
  expectProblem(foreign, 404, 'file_not_found')
  expectSuccess(
    await agent.client.call(createUpload, {
      body: { purpose: 'ticket-attachment', contentType: 'text/plain', bytes: 5 },
    }),
  )
})

test('the HTML of a mail is read by its message', async () => {
  const [agent, { owner, organizationId }] = await Promise.all([anAgent(url), putDesk()])
  const { id: requestId } = await putRequest({ deskId: organizationId })
  const { message } = await putMessage(requestId, { via: 'email', hasOriginal: true })
  const html = '<p>Hello</p>'
  await commit(requestOriginals.put({ requestId, messageId: message.id, html, version: 1 }, { absent: true }))
  const params = { requestId, messageId: message.id }
  expect((await agent.client.call(getSupportOriginal, { params })).body).toEqual({ html })
  const atDesk = await owner.client.call(getDeskOriginal, { params: { organizationId, ...params } })
  expect(atDesk.body).toEqual({ html })
  const other = await putMessage(requestId)
  const none = await agent.client.call(getSupportOriginal, {
    params: { requestId, messageId: other.message.id },
  })
  expectProblem(none, 404, 'message_not_found')
})

test('an administrator writes first to a member, who then has a request that waits for them', async () => {
  const [agent, member] = await Promise.all([anAgent(url), feedMember(url)])
  const body = {
    email: member.email,
    category: 'account',
    subject: 'Your account',
    text: 'Is this address still yours?',
  }
  const { body: opened } = await agent.client.call(openRequestForMember, { body })
  expect(opened).toMatchObject({
    source: 'admin',
    status: 'waiting',
    assignee: { id: agent.userId },
    requester: { email: member.email, member: { id: member.userId } },
    messages: { items: [{ kind: 'answer', text: body.text }] },
  })
  const stranger = { ...body, email: 'nobody-at-all@example.com' }
  expectProblem(await agent.client.call(openRequestForMember, { body: stranger }), 422, 'unknown_member')
  const gone = { ...body, category: 'gone' }
  expectProblem(await agent.client.call(openRequestForMember, { body: gone }), 422, 'unknown_category')
})

test('an administrator reads the desk of an organization, and changes nothing there', async () => {
  const [agent, { organizationId }] = await Promise.all([anAgent(url), putDesk()])
  const { id } = await putRequest({ deskId: organizationId })
  expect(await readAsAgent(agent.client, id)).toMatchObject({ mayAnswer: false })
  expectProblem(await answerAs(agent.client, id), 403, 'desk_read_only')
  const params = { requestId: id }
  const note = await agent.client.call(addSupportNote, { params, body: { text: 'Mine.' } })
  expectProblem(note, 403, 'desk_read_only')
})

test('an organization answers at its own desk, and adds no addresses', async () => {
  const { owner, organizationId } = await putDesk()
  const { id: requestId } = await putRequest({ deskId: organizationId })
  const params = { organizationId, requestId }
  const answer = await owner.client.call(answerDeskRequest, { params, body: { text: 'See you there.' } })
  expect(answer.body).toMatchObject({ status: 'waiting', assignee: { id: owner.userId } })
  const note = await owner.client.call(addDeskNote, { params, body: { text: 'They come with two cars.' } })
  expect(note.body.messages.items[0]).toMatchObject({ kind: 'note', author: { userId: owner.userId } })
  const { version } = note.body
  const added = await owner.client.call(updateDeskRequest, {
    params,
    body: { version, participants: ['third@example.com'] },
  })
  expectProblem(added, 422, 'participants_refused')
  const link = await owner.client.call(createDeskFileLink, { params: { ...params, fileId: 'none' } })
  expectProblem(link, 404, 'file_not_found')
})

test('a request that is handed over is the platform’s alone from then on', async () => {
  const [agent, { owner, organizationId }] = await Promise.all([anAgent(url), putDesk()])
  const { id: requestId } = await putRequest({
    deskId: organizationId,
    category: 'membership',
    assigneeId: owner.userId,
  })
  const params = { organizationId, requestId }
  const stale = await owner.client.call(handOverDeskRequest, { params, body: { version: 7 } })
  expectProblem(stale, 409, 'version_conflict')
  expectSuccess(await owner.client.call(handOverDeskRequest, { params, body: { version: 1 } }))
  expectProblem(await owner.client.call(getDeskRequest, { params, query: {} }), 404, 'request_not_found')
  const read = await readAsAgent(agent.client, requestId)
  expect(read).toMatchObject({ deskId: 'platform', category: 'other', mayAnswer: true, status: 'open' })
  expect(read.assignee).toBeUndefined()
  expect(read.clocks.first?.dueAt).toBeDefined()
  // By the id, the line is found when its agent leaves.
  expect(read.messages.items[0]).toMatchObject({ kind: 'system', author: { userId: owner.userId } })
})

test('requests that are shared with an organization are listed for it, whatever desk they are at', async () => {
  const { owner, organizationId } = await putDesk()
  const shared = await putRequest({ organizationId, shared: 'organization' })
  await putRequest({ organizationId })
  const listed = async () => {
    const params = { organizationId }
    const { body } = await owner.client.call(listSharedRequests, { params, query: {} })
    return body.items.map(({ id }) => id)
  }
  await control.settle()
  await expect.poll(listed).toEqual([shared.id])
})

test('the first administrator to take a request of a manufacturer becomes their contact', async () => {
  const [first, second, maker] = await Promise.all([
    anAgent(url),
    anAgent(url, { name: 'Bo Agent' }),
    putPerson({ membershipType: 'manufacturer' }),
  ])
  const asks = { userId: maker.id, email: maker.email }
  const [one, other] = [await putRequest(asks), await putRequest(asks)]
  expectSuccess(await answerAs(first.client, one.id))
  expectSuccess(await answerAs(second.client, other.id))
  expect(await dedicatedContacts.get({ userId: maker.id }, { consistent: true })).toMatchObject({
    agentId: first.userId,
  })
  expect((await readAsAgent(second.client, other.id)).requester.contact).toEqual({
    id: first.userId,
    name: 'Ada Agent',
  })
})
