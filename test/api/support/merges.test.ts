import { expect, test } from 'vitest'
import { mergeSupportRequests } from '#shared/support/support-requests/admin-contract.ts'
import { mergeDeskRequests } from '#shared/support/support-requests/desk-contract.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent, changeAs, readAsAgent } from '#test/support/support-agents.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()

const merge = async (client: Client, requestId: RequestId, intoNumber: string, version?: number) =>
  client.call(mergeSupportRequests, {
    params: { requestId },
    body: { intoNumber, version: version ?? (await requestNow(requestId)).version },
  })

/** Two requests of one address. */
async function two() {
  const email = newEmail()
  return [await putRequest({ email }), await putRequest({ email })] as const
}

test('a request goes on in another one of the same person, and both say so', async () => {
  const agent = await anAgent(url)
  const [source, target] = await two()
  const { body } = await merge(agent.client, source.id, target.number.slice(2))
  expect(body).toMatchObject({
    status: 'merged',
    mergedInto: { id: target.id, number: target.number },
    messages: { items: [{ kind: 'system', text: `This request was merged into ${target.number}.` }, {}] },
  })
  const { messages } = await readAsAgent(agent.client, target.id)
  expect(messages.items[0]).toMatchObject({
    kind: 'system',
    text: `${source.number} was merged into this request.`,
  })
  // It is final.
  expectProblem(await changeAs(agent.client, source.id, { status: 'open' }), 409, 'request_merged')
})

test('a merge into a merged request goes to the end of its chain', async () => {
  const agent = await anAgent(url)
  const [first, second] = await two()
  const third = await putRequest({ email: first.requester.email })
  expectSuccess(await merge(agent.client, second.id, third.number))
  const { body } = await merge(agent.client, first.id, second.number)
  expect(body.mergedInto?.id).toBe(third.id)
  expectProblem(await merge(agent.client, third.id, first.number), 400, 'merge_self')
})

test('what someone waits for is not lost in a request that is settled', async () => {
  const agent = await anAgent(url)
  const email = newEmail()
  const [source, target] = [await putRequest({ email }), await putRequest({ email, status: 'solved' })]
  expectSuccess(await merge(agent.client, source.id, target.number))
  expect((await requestNow(target.id)).status).toBe('open')
})

test('requests of different people or desks, and unknown numbers, are not merged', async () => {
  const [agent, { organizationId, owner }] = await Promise.all([anAgent(url), putDesk()])
  const [source, target] = await two()
  const { email } = source.requester
  const stranger = await putRequest()
  const elsewhere = await putRequest({ email, deskId: organizationId })
  const refused = async (number: string, status: 400 | 404 | 409, code: string) =>
    expectProblem(await merge(agent.client, source.id, number), status, code)
  await refused(source.number, 400, 'merge_self')
  await refused(stranger.number, 409, 'merge_requester')
  await refused(elsewhere.number, 409, 'merge_desk')
  await refused('S-999999999', 404, 'request_not_found')
  expectProblem(await merge(agent.client, source.id, target.number, 7), 409, 'version_conflict')
  // A member and a visitor with the same address are two.
  const { id: userId } = { id: (await anOrganizer()).userId }
  const asMember = await putRequest({ email, userId })
  await refused(asMember.number, 409, 'merge_requester')
  // What is at another desk does not exist for an organization.
  const own = await owner.client.call(mergeDeskRequests, {
    params: { organizationId, requestId: elsewhere.id },
    body: { intoNumber: target.number, version: 1 },
  })
  expectProblem(own, 404, 'request_not_found')
})

test('of two merges that cross each other, one succeeds', async () => {
  const agent = await anAgent(url)
  for (let round = 0; round < 3; round++) {
    const [one, other] = await two()
    const answers = await Promise.all([
      merge(agent.client, one.id, other.number, 1),
      merge(agent.client, other.id, one.number, 1),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const statuses = [(await requestNow(one.id)).status, (await requestNow(other.id)).status]
    expect(statuses.toSorted()).toEqual(['merged', 'open'])
  }
})
