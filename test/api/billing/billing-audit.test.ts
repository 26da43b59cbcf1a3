import { beforeAll, expect, test } from 'vitest'
import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Query = InputOf<typeof listBillingAudit>['query']

let admin: Client
let adminId: string
let memberId: string
const entered: { id: string; action: string }[] = []

/** Enters what an administrator did, as the use-cases do. */
async function enter(action: 'refund' | 'webhook_retry', targetUserId?: string): Promise<void> {
  const entityId = crypto.randomUUID()
  const now = await control.now()
  const entry = {
    adminId,
    action,
    entityType: 'transaction',
    entityId,
    ...(targetUserId && { targetUserId }),
  }
  await untilUnchanged(async () => commit(...(await auditBilling(entry, now))), { crowd: true })
  entered.push({ id: entityId, action })
}

beforeAll(async () => {
  const [administrator, member] = await Promise.all([completeMember(url), completeMember(url)])
  admin = administrator.client
  adminId = userIdOf(admin)
  memberId = userIdOf(member.client)
  await changeUser(adminId, { membershipType: 'admin' })
  for (let round = 0; round < 4; round++) {
    await enter('refund', memberId)
    await enter('webhook_retry')
  }
})

const page = async (query: Query) => (await admin.call(listBillingAudit, { query })).body

/** What the pages of a filtered log have, one after the other. */
async function all(query: Query) {
  const items: Awaited<ReturnType<typeof page>>['items'] = []
  let cursor: string | undefined
  do {
    const next = await page({ ...query, ...(cursor && { cursor }) })
    items.push(...next.items)
    cursor = next.nextCursor
  } while (cursor)
  return items
}

const newestFirst = (wanted: (one: (typeof entered)[number]) => boolean) =>
  entered
    .filter(wanted)
    .map(({ id }) => id)
    .toReversed()

test('the log of a person has what they did and what was done for them, and nothing else', async () => {
  const byAdmin = await all({ userId: adminId })
  expect(byAdmin.map(({ entityId }) => entityId)).toEqual(newestFirst(() => true))
  const forMember = await all({ userId: memberId })
  expect(forMember.map(({ entityId }) => entityId)).toEqual(newestFirst(({ action }) => action === 'refund'))
  for (const entry of forMember)
    expect(entry).toMatchObject({ adminId, targetUserId: memberId, targetUserName: expect.any(String) })
})

test('the log of an action has that action alone, of a person, too', async () => {
  const retries = await all({ action: 'webhook_retry', userId: adminId })
  expect(retries.map(({ entityId }) => entityId)).toEqual(
    newestFirst(({ action }) => action === 'webhook_retry'),
  )
  expect(await all({ action: 'webhook_retry', userId: memberId })).toEqual([])
  const { items } = await page({ action: 'refund', limit: 100 })
  expect(new Set(items.map(({ action }) => action))).toEqual(new Set(['refund']))
})

test('a filtered log comes in pages that lack nothing and repeat nothing', async () => {
  for (const limit of [1, 3]) {
    const refunds = await all({ action: 'refund', userId: memberId, limit })
    expect(refunds.map(({ entityId }) => entityId)).toEqual(newestFirst(({ action }) => action === 'refund'))
  }
  const first = await page({ userId: adminId, limit: 3 })
  expect(first.items.length).toBeLessThanOrEqual(3)
  expect(first.nextCursor).toBeDefined()
})

test('a page of the log has at most a hundred entries, and what is no filter is refused', async () => {
  const refused = [{ limit: 101 }, { limit: 0 }, { action: 'theft' }, { userId: 'someone' }, { adminId }]
  for (const query of refused as Query[]) expectProblem(await admin.call(listBillingAudit, { query }), 400)
  for (const cursor of ['x', btoa('{}'), 'e30.forged'])
    expectProblem(await admin.call(listBillingAudit, { query: { cursor } }), 400, 'invalid_cursor')
})
