import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { presences } from '#core/support/support-desks/desks.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { showSupportPresence } from '#shared/support/support-requests/admin-contract.ts'
import { showDeskPresence } from '#shared/support/support-requests/desk-contract.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { connectLive } from '#test/support/live.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent } from '#test/support/support-agents.ts'
import { putDesk } from '#test/support/support-desks.ts'
import { putRequest } from '#test/support/support-requests.ts'

const { url } = sharedCloud()

const look = async (client: Client, requestId: RequestId, isWriting = false) =>
  (await client.call(showSupportPresence, { params: { requestId }, body: { isWriting } })).body.others

test('agents of one request see each other, and learn at once who writes', async () => {
  const [ada, bo] = await Promise.all([anAgent(url), anAgent(url, { name: 'Bo Agent' })])
  const { id } = await putRequest()
  const ticket = await ada.client.call(createLiveTicket, {})
  const live = await connectLive(url, ticket.body.ticket)
  expect(await look(ada.client, id)).toEqual([])
  expect(await look(bo.client, id, true)).toEqual([{ id: ada.userId, name: 'Ada Agent', isWriting: false }])
  await expect
    .poll(() => live.presences)
    .toEqual([
      {
        kind: 'support_presence',
        requestId: id,
        others: [{ id: bo.userId, name: 'Bo Agent', isWriting: true }],
      },
    ])
  await live.close()
})

test('who has not been seen for a while is gone', async () => {
  const [ada, bo] = await Promise.all([anAgent(url), anAgent(url)])
  const { id: requestId } = await putRequest()
  const seenAt = addTime(await controlOf(url).now(), { seconds: -46 })
  await commit(presences.derive({ requestId, userId: bo.userId, isWriting: true, seenAt, version: 1 }))
  expect(await look(ada.client, requestId)).toEqual([])
})

test('an administrator who only reads the desk of an organization is not shown there', async () => {
  const [agent, { owner, organizationId }] = await Promise.all([anAgent(url), putDesk()])
  const { id: requestId } = await putRequest({ deskId: organizationId })
  const asOwner = async () => {
    const params = { organizationId, requestId }
    return (await owner.client.call(showDeskPresence, { params, body: { isWriting: true } })).body.others
  }
  expect(await asOwner()).toEqual([])
  expect(await look(agent.client, requestId)).toMatchObject([{ id: owner.userId, isWriting: true }])
  expect(await asOwner()).toEqual([])
  const elsewhere = await putRequest()
  const foreign = await owner.client.call(showDeskPresence, {
    params: { organizationId, requestId: elsewhere.id },
    body: { isWriting: false },
  })
  expectProblem(foreign, 404, 'request_not_found')
})
