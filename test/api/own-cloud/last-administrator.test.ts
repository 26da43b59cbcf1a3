import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeManyUsers, suspendUser, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { signIn } from '#test/support/sign-in.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

type Administrator = { client: Client; userId: string; email: string }

/** In a ring of administrators, who each take the next one’s standing at the same moment, one is left. */
async function ring(
  size: number,
  strike: (by: Client, userId: string) => Promise<{ status: number; text: string }>,
) {
  const root = await demoClient(cloud.url, 'admin')
  const administrators: Administrator[] = []
  for (let count = 0; count < size; count++) {
    const { client, email } = await newMember(cloud.url)
    const { id: userId, version } = (await client.call(getMe, {})).body
    const body = { membershipType: 'admin', version } as const
    expect((await root.call(updateUserAsAdmin, { params: { userId }, body })).status).toBe(200)
    administrators.push({ client, userId, email })
  }
  const rootMe = (await root.call(getMe, {})).body
  const [first] = administrators
  await first?.client.call(updateUserAsAdmin, {
    params: { userId: rootMe.id },
    body: { membershipType: 'competitor', version: rootMe.version },
  })
  await Promise.all(
    administrators.map(({ client }, at) => strike(client, administrators[(at + 1) % size]?.userId ?? '')),
  )
  const left: Administrator[] = []
  for (const one of administrators) {
    const client = await signIn(cloud.url, one.email, plantedPassword).catch(unlessSuspended)
    if (!client) continue
    const { status, body } = await client.call(getMe, {})
    if (status === 200 && body.membershipType === 'admin') left.push({ ...one, client })
  }
  return { left, rootId: rootMe.id }
}

/** The pool gives a suspended member no token. */
function unlessSuspended(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('suspended'))) throw error
}

async function restore({ left, rootId }: Awaited<ReturnType<typeof ring>>): Promise<void> {
  const root = await demoClient(cloud.url, 'admin')
  const { version } = (await root.call(getMe, {})).body
  const body = { membershipType: 'admin', version } as const
  const [last, ...others] = left
  expect((await last?.client.call(updateUserAsAdmin, { params: { userId: rootId }, body }))?.status).toBe(200)
  for (const { userId } of [last, ...others].filter((one) => one !== undefined))
    await root.call(suspendUser, { params: { userId }, body: { reason: 'Over' } })
}

test('administrators who demote each other at the same time leave at least one', async () => {
  const outcome = await ring(3, async (by, userId) =>
    by.call(changeManyUsers, {
      body: { userIds: [userId], change: { action: 'change_type', membershipType: 'competitor' } },
    }),
  )
  expect(outcome.left.length).toBeGreaterThanOrEqual(1)
  await restore(outcome)
})

test('two administrators who suspend each other at the same time leave one', async () => {
  const codes: string[] = []
  const outcome = await ring(2, async (by, userId) => {
    const answer = await by.call(suspendUser, { params: { userId }, body: { reason: 'You go' } })
    if (answer.status !== 200) codes.push((answer.body as unknown as { code: string }).code)
    return answer
  })
  expect(outcome.left).toHaveLength(1)
  expect(codes).toHaveLength(1)
  await restore(outcome)
})

test('an administrator who waits for approval is not the one who is left', async () => {
  const root = await demoClient(cloud.url, 'admin')
  const { client } = await newMember(cloud.url)
  const { id: userId, version } = (await client.call(getMe, {})).body
  const edit = (body: { membershipType?: 'admin' | 'competitor'; status?: 'pending'; version: number }) =>
    root.call(updateUserAsAdmin, { params: { userId }, body })
  expect((await edit({ membershipType: 'admin', status: 'pending', version })).status).toBe(200)
  const { id: rootId } = (await root.call(getMe, {})).body
  const suspended = await client.call(suspendUser, { params: { userId: rootId }, body: { reason: 'You go' } })
  expectProblem(suspended, 409, 'last_administrator')
  expect((await edit({ membershipType: 'competitor', version: version + 1 })).status).toBe(200)
})
