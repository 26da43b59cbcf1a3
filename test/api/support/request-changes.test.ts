import { expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { isSpamSender } from '#core/support/support-requests/spam-senders.ts'
import { changeManySupportRequests } from '#shared/support/support-requests/admin-contract.ts'
import { changeManyDeskRequests, updateDeskRequest } from '#shared/support/support-requests/desk-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail } from '#test/support/new-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent, answerAs, changeAs } from '#test/support/support-agents.ts'
import { putDesk } from '#test/support/support-desks.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** The facts about a request since then. */
const toldSince = async (position: number, requestId: string) =>
  (await control.writtenSince(position)).filter(
    ({ entity, payload }) => entity === 'fact' && (payload as { requestId?: string }).requestId === requestId,
  )

test('only what is named changes, and the log says how it was before', async () => {
  const agent = await anAgent(url)
  const { id, number } = await putRequest({ tags: ['amp'] })
  const { body } = await changeAs(agent.client, id, { priority: 'urgent', tags: ['amp', 'fuse', 'amp'] })
  expect(body).toMatchObject({ priority: 'urgent', tags: ['amp', 'fuse'], category: 'other', status: 'open' })
  const { items } = await activities.list({
    pk: `USER#${agent.userId}`,
    prefix: 'ACTIVITY#',
    limit: 5,
    newestFirst: true,
  })
  expect(items[0]).toMatchObject({
    type: 'support_request',
    description: `Changed the support request ${number}`,
    before: { priority: 'normal', tags: ['amp'] },
    after: { priority: 'urgent', tags: ['amp', 'fuse'] },
  })
})

test('what is so already is no change', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest({ priority: 'high' })
  const { body } = await changeAs(agent.client, id, { priority: 'high', status: 'open' })
  expect(body).toMatchObject({ priority: 'high', version: 1 })
})

test('a change of what has changed since is refused', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  expectProblem(await changeAs(agent.client, id, { version: 7, priority: 'low' }), 409, 'version_conflict')
})

test('who takes what someone else took first reads their name', async () => {
  const [first, second] = await Promise.all([anAgent(url), anAgent(url, { name: 'Bo Agent' })])
  const { id } = await putRequest()
  expect((await changeAs(first.client, id, { assigneeId: first.userId })).body.assignee).toEqual({
    id: first.userId,
    name: 'Ada Agent',
  })
  const late = await changeAs(second.client, id, { assigneeId: second.userId, version: 1 })
  expectProblem(late, 409, 'request_taken')
  expect(late.body).toMatchObject({ detail: 'Ada Agent has taken this request.' })
  // Who has seen that it is someone’s may take it over.
  const over = await changeAs(second.client, id, { assigneeId: second.userId })
  expect(over.body.assignee?.id).toBe(second.userId)
})

test('a request is given to those who answer at its desk, and they are told', async () => {
  const [agent, other, { organizationId, owner }] = await Promise.all([anAgent(url), anAgent(url), putDesk()])
  const { id } = await putRequest()
  const position = await control.position()
  expectProblem(await changeAs(agent.client, id, { assigneeId: owner.userId }), 422, 'unknown_agent')
  expect((await changeAs(agent.client, id, { assigneeId: other.userId })).status).toBe(200)
  expect(await toldSince(position, id)).toMatchObject([
    { name: 'request.assigned', payload: { assigneeId: other.userId, byId: agent.userId } },
  ])
  expect((await changeAs(agent.client, id, { assigneeId: null })).body.assignee).toBeUndefined()
  const { id: requestId } = await putRequest({ deskId: organizationId })
  const given = await owner.client.call(updateDeskRequest, {
    params: { organizationId, requestId },
    body: { version: 1, assigneeId: agent.userId },
  })
  expectProblem(given, 422, 'unknown_agent')
})

test('a category must be one of the desk, and participants are other people', async () => {
  const agent = await anAgent(url)
  const { id, requester } = await putRequest()
  expectProblem(await changeAs(agent.client, id, { category: 'gone' }), 422, 'unknown_category')
  const other = newEmail()
  const { body } = await changeAs(agent.client, id, { participants: [other, requester.email, other] })
  expect(body.participants).toEqual([other])
})

test('settling without an answer is told, and stops the clocks; opening again runs them', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  const position = await control.position()
  const { body: solved } = await changeAs(agent.client, id, { status: 'solved' })
  expect(solved).toMatchObject({ status: 'solved', closesAt: expect.any(String) })
  expect(solved.clocks.solve?.dueAt).toBeUndefined()
  expect(await toldSince(position, id)).toMatchObject([{ name: 'request.solved' }])
  const { body: open } = await changeAs(agent.client, id, { status: 'open' })
  expect(open.status).toBe('open')
  expect(open.solvedAt).toBeUndefined()
  expect(open.clocks.solve?.dueAt).toBeDefined()
})

test('agents open a closed request at any time, and settle none that is closed', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest({ status: 'closed', closedAt: '2020-01-01T00:00:00.000Z' })
  expectProblem(await changeAs(agent.client, id, { status: 'solved' }), 409, 'request_status')
  expect((await changeAs(agent.client, id, { status: 'open' })).body).toMatchObject({ status: 'open' })
})

test('spam keeps the mails of its sender out until it is none', async () => {
  const agent = await anAgent(url)
  const { id, requester } = await putRequest({ isUnverified: true })
  expect((await changeAs(agent.client, id, { status: 'spam' })).body.status).toBe('spam')
  expect(
    await isSpamSender('platform', { email: requester.email, isProven: true }, await control.now()),
  ).toBe(true)
  const { body } = await changeAs(agent.client, id, { status: 'open' })
  expect(body.status).toBe('open')
  expect(body.clocks.first?.dueAt).toBeDefined()
  expect(
    await isSpamSender('platform', { email: requester.email, isProven: true }, await control.now()),
  ).toBe(false)
})

test('who changes or answers a request of an unproven sender has looked at it', async () => {
  const agent = await anAgent(url)
  const [one, other] = [await putRequest({ isUnverified: true }), await putRequest({ isUnverified: true })]
  const { body } = await changeAs(agent.client, one.id, { status: 'open' })
  expect(body.isUnverified).toBeUndefined()
  expect(body.clocks.first?.dueAt).toBeDefined()
  expect((await answerAs(agent.client, other.id)).body.isUnverified).toBeUndefined()
})

test('many are changed at once, each says how it went, and doing it again changes nothing', async () => {
  const [agent, { organizationId }] = await Promise.all([anAgent(url), putDesk()])
  const [one, closed, foreign] = [
    await putRequest(),
    await putRequest({ status: 'closed' }),
    await putRequest({ deskId: organizationId }),
  ]
  const ids = [one.id, closed.id, foreign.id]
  const solve = () =>
    agent.client.call(changeManySupportRequests, { body: { ids, change: { kind: 'solve' } } })
  const outcomes = async () => (await solve()).body.results.map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual(['changed', 'refused', 'refused'])
  expect(await outcomes()).toEqual(['unchanged', 'refused', 'refused'])
  const { results } = (await solve()).body
  expect(results[2]?.message).toBe(
    'This request is at the desk of an organization. You can read it; they answer it.',
  )
  const wrong = await agent.client.call(changeManySupportRequests, {
    body: { ids, change: { kind: 'category', category: 'gone' } },
  })
  expectProblem(wrong, 422, 'unknown_category')
})

test('an organization changes many of its own, and for it there are no others', async () => {
  const [{ owner, organizationId }, other] = await Promise.all([putDesk(), putDesk()])
  const [own, foreign] = [
    await putRequest({ deskId: organizationId }),
    await putRequest({ deskId: other.organizationId }),
  ]
  const { body } = await owner.client.call(changeManyDeskRequests, {
    params: { organizationId },
    body: { ids: [own.id, foreign.id], change: { kind: 'assign', assigneeId: owner.userId } },
  })
  expect(body.results).toEqual([
    { id: own.id, outcome: 'changed' },
    { id: foreign.id, outcome: 'refused', message: 'Request not found' },
  ])
  expect((await requestNow(foreign.id)).assigneeId).toBeUndefined()
})
