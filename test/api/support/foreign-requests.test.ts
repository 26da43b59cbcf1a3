import { expect, test } from 'vitest'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import * as adminRoutes from '#shared/support/support-requests/admin-contract.ts'
import * as deskRoutes from '#shared/support/support-requests/desk-contract.ts'
import * as guestRoutes from '#shared/support/support-requests/guest-contract.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { aFile } from '#test/support/request-samples.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent } from '#test/support/support-agents.ts'
import { plantLink } from '#test/support/support-customers.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()

const text = 'Let me in.'
const bodies: Record<string, object> = {
  answer: { text },
  note: { text },
  update: { status: 'spam', version: 2 },
  merge: { intoNumber: 'S-999999999', version: 2 },
  handOver: { version: 2 },
  presence: { isWriting: true },
}

/** The body that a route about one request takes. */
function bodyOf(name: string): object | undefined {
  const [, body] =
    Object.entries(bodies).find(([verb]) => name.toLowerCase().includes(verb.toLowerCase())) ?? []
  return body
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'auth' in value && 'path' in value

/** The routes of a contract that name one request by their path. */
const aboutOne = (routes: object): Contract[] =>
  Object.values(routes).filter(
    (route): route is Contract => isContract(route) && route.path.includes(':requestId'),
  )

const call = (client: Client, contract: Contract, params: Record<string, string>) =>
  client.call(contract, {
    params: Object.fromEntries(
      Object.entries({ fileId: aFile.id, messageId: 'tms_01JZ0000000000000000000000', ...params }).filter(
        ([name]) => contract.path.includes(`:${name}`),
      ),
    ),
    ...(bodyOf(contract.name) && { body: bodyOf(contract.name) }),
  } as InputOf<Contract>)

/** A request with a file, at a desk. */
async function aRequest(deskId?: string) {
  const { id } = await putRequest(deskId ? { deskId } : {})
  await putMessage(id, { attachments: [aFile] })
  return id
}

test('a request of another desk does not exist for the agents of an organization, on any route', async () => {
  const [own, other] = await Promise.all([putDesk(), putDesk()])
  const routes = aboutOne(deskRoutes)
  expect(routes).toHaveLength(9)
  for (const requestId of [await aRequest(other.organizationId), await aRequest()]) {
    for (const contract of routes) {
      const mine = await call(own.owner.client, contract, { organizationId: own.organizationId, requestId })
      expectProblem(mine, 404, 'request_not_found')
      // Nor by the name of the desk at which it is.
      const theirs = await call(own.owner.client, contract, {
        organizationId: other.organizationId,
        requestId,
      })
      expectProblem(theirs, 404, 'desk_not_found')
    }
    expect((await requestNow(requestId)).version).toBe(2)
  }
})

test('no one who is not an administrator reaches the routes of administrators, and no visitor those of desks', async () => {
  const [{ owner, organizationId }, member] = await Promise.all([putDesk(), feedMember(url)])
  const requestId = await aRequest(organizationId)
  const visitor = new Client(url)
  for (const contract of aboutOne(adminRoutes)) {
    for (const { client } of [owner, member])
      expectProblem(await call(client, contract, { requestId }), 403, 'admin_only')
    expectProblem(await call(visitor, contract, { requestId }), 401, 'unauthenticated')
  }
  for (const contract of aboutOne(deskRoutes)) {
    const params = { organizationId, requestId }
    expectProblem(await call(member.client, contract, params), 403, 'membership_type')
    expectProblem(await call(visitor, contract, params), 401, 'unauthenticated')
  }
  expect((await requestNow(requestId)).version).toBe(2)
})

test('an editor of an organization has no part in its desk', async () => {
  const editor = await anOrganizer()
  const { organizationId } = await putDesk([[editor.userId, 'editor']])
  const requestId = await aRequest(organizationId)
  for (const contract of aboutOne(deskRoutes)) {
    const answer = await call(editor.client, contract, { organizationId, requestId })
    expectProblem(answer, 404, 'desk_not_found')
  }
})

test('an administrator finds no request that its sender has not confirmed, on any route', async () => {
  const agent = await anAgent(url)
  const { id: requestId } = await putRequest({ status: 'unconfirmed' })
  for (const contract of aboutOne(adminRoutes))
    expectProblem(await call(agent.client, contract, { requestId }), 404, 'request_not_found')
})

test('a link opens the one request that it is for, and no file of another one', async () => {
  const [one, other] = [await putRequest(), await putRequest()]
  await putMessage(other.id, { attachments: [aFile] })
  const link = await plantLink(one.id, one.requester.email, one.createdAt)
  const visitor = new Client(url)
  const opened = await visitor.call(guestRoutes.openGuestRequest, { query: {}, body: { link } })
  expect(opened.body).toMatchObject({ state: 'confirmed', request: { id: one.id } })
  const file = await visitor.call(guestRoutes.createGuestFileLink, { body: { link, fileId: aFile.id } })
  expectProblem(file, 404, 'file_not_found')
})

test('a link of someone who is neither requester nor participant opens nothing, on any route of visitors', async () => {
  const { id, createdAt } = await putRequest()
  const link = await plantLink(id, 'stranger@example.com', createdAt)
  // Each from an address of their own: wrong links of one are counted.
  const visitor = () => new Client(url)
  const calls = [
    visitor().call(guestRoutes.openGuestRequest, { query: {}, body: { link } }),
    visitor().call(guestRoutes.confirmGuestRequest, { body: { link } }),
    visitor().call(guestRoutes.answerAsGuest, { body: { link, text } }),
    visitor().call(guestRoutes.solveAsGuest, { body: { link, solved: true } }),
    visitor().call(guestRoutes.rateAsGuest, { body: { link, score: 'bad', comment: '' } }),
    visitor().call(guestRoutes.createGuestUpload, { body: { link, contentType: 'image/png', bytes: 68 } }),
    visitor().call(guestRoutes.createGuestFileLink, { body: { link, fileId: aFile.id } }),
  ]
  for (const answer of await Promise.all(calls)) expectProblem(answer, 404, 'request_link_gone')
  expect((await requestNow(id)).version).toBe(1)
})
