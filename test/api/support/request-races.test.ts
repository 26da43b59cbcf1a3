import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { addCustomerMessage } from '#core/support/support-requests/add-customer-message.ts'
import {
  changeManySupportRequests,
  updateSupportRequest,
} from '#shared/support/support-requests/admin-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent, answerAs, readAsAgent } from '#test/support/support-agents.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const rounds = 3

/** A message of the customer, on whatever channel it comes. */
const customerWrites = (id: string) =>
  untilUnchanged(
    async () => {
      const before = await requestNow(id)
      const { userId, email, name } = before.requester
      const { writes } = addCustomerMessage(
        before,
        { kind: 'customer', author: { ...(userId && { userId }), email, name }, text: 'One thing more.' },
        { settings: await readDeskSettings(before.deskId), now: await control.now() },
      )
      await commit(...writes)
    },
    { crowd: true },
  )

test('of twenty agents who take a request at once, one has it and the others read who', async () => {
  const agents = await Promise.all(numbers(20).map((at) => anAgent(url, { name: `Agent ${at}` })))
  const { id: requestId } = await putRequest()
  const answers = await Promise.all(
    agents.map(({ client, userId }) =>
      client.call(updateSupportRequest, {
        params: { requestId },
        body: { version: 1, assigneeId: userId },
      }),
    ),
  )
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  const { assigneeId } = await requestNow(requestId)
  const winner = agents.findIndex(({ userId }) => userId === assigneeId)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expectProblem(answer, 409, 'request_taken')
    expect(answer.body).toMatchObject({ detail: `Agent ${winner} has taken this request.` })
  }
})

test('an answer and a message of the customer at once are both kept, and the request is open', async () => {
  const agent = await anAgent(url)
  for (const _ of numbers(rounds)) {
    const before = await putRequest()
    const seenMessageId = before.lastCustomerMessageId
    const [answer] = await Promise.all([
      answerAs(agent.client, before.id, { seenMessageId }),
      customerWrites(before.id),
    ])
    // The message was there first: the agent is asked, and sends anyway.
    if (answer.status === 409) {
      expectProblem(answer, 409, 'customer_wrote')
      expectSuccess(await answerAs(agent.client, before.id, { seenMessageId, sendAnyway: true }))
    } else expectSuccess(answer)
    const { status, messages } = await readAsAgent(agent.client, before.id)
    expect(status).toBe('open')
    expect(messages.items.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'customer', 'customer'])
  }
})

test('twenty changes of the same ten requests at once all succeed, and each is made once', async () => {
  const agent = await anAgent(url)
  const requests = await Promise.all(numbers(10).map(() => putRequest()))
  const ids = requests.map(({ id }) => id)
  const answers = await Promise.all(
    numbers(20).map(() =>
      agent.client.call(changeManySupportRequests, { body: { ids, change: { kind: 'solve' } } }),
    ),
  )
  for (const answer of answers) expectSuccess(answer)
  const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }) => outcome))
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(10)
  expect(outcomes.filter((outcome) => outcome === 'refused')).toEqual([])
  for (const id of ids) expect(await requestNow(id)).toMatchObject({ status: 'solved', version: 2 })
})

test('ten answers of one desk at once are all kept', async () => {
  const agent = await anAgent(url)
  const { id } = await putRequest()
  const answers = await Promise.all(
    numbers(10).map((at) => answerAs(agent.client, id, { text: `Part ${at}` })),
  )
  for (const answer of answers) expectSuccess(answer)
  const { messages } = await readAsAgent(agent.client, id)
  expect(new Set(messages.items.map(({ text }) => text)).size).toBe(11)
})
