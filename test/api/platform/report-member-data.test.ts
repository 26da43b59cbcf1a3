import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { users } from '#core/platform/users/users.ts'
import { decideCase } from '#shared/platform/reports/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { userIdOf } from '#test/support/records.ts'
import { commentNow, putReportable, reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** A member who has reported something, and about whom one case is decided and one open. */
async function entangled() {
  const before = await control.position()
  const [leaver, other, third, admin] = await Promise.all([
    completeMember(url),
    feedMember(url),
    feedMember(url),
    demoClient(url, 'admin'),
  ])
  const userId = userIdOf(leaver.client)
  const [theirs, kept, waiting] = await Promise.all([
    putReportable(),
    putReportable(userId),
    putReportable(userId),
  ])
  await reportBy(other.client, theirs.subject)
  await reportBy(third.client, theirs.subject)
  const byLeaver = await reportBy(leaver.client, theirs.subject)
  const decided = await reportBy(other.client, kept.subject)
  const open = await reportBy(other.client, waiting.subject)
  const body = { decision: 'dismissed', reason: 'It is fine.', version: 1 } as const
  expectSuccess(await admin.call(decideCase, { params: { caseId: decided }, body }))
  await control.settle()
  return { userId, other, theirs, byLeaver, decided, open, before }
}

test('a member who leaves takes their reports along, and what others said about them', async () => {
  const { userId, other, theirs, byLeaver, decided, open, before } = await entangled()
  expect((await commentNow(theirs.comment))?.hiddenAt).toBeDefined()
  for (let run = 0; run < 2; run++) await eraseAccount(userId, await control.now())
  const caseNow = (id: string) => cases.get({ id }, { consistent: true })
  expect(await caseNow(byLeaver)).toMatchObject({ reporters: 2, weight: 2, isHidden: false })
  expect((await commentNow(theirs.comment))?.hiddenAt).toBeUndefined()
  expect(await caseNow(open)).toBeUndefined()
  const kept = await caseNow(decided)
  expect(kept).toMatchObject({ status: 'dismissed', title: 'Deleted', excerpt: '' })
  expect(kept).not.toHaveProperty('authorId')
  const items = await control.writtenSince(before)
  const left = [...itemsWith(userId, items), ...itemsWith(open, items)].filter(({ ttl }) => !ttl)
  expect(left.map(({ entity }) => entity).filter((entity) => entity !== 'erasure')).toEqual([])
  // What others have said elsewhere is theirs, and stays.
  expect(itemsWith(other.userId, items).map(({ entity }) => entity)).toContain('report')
})

test('a member’s copy of their data has what they reported, and what was decided about them, without names', async () => {
  const { userId, byLeaver, decided } = await entangled()
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const read = (kind: string) => JSON.parse(new TextDecoder().decode(files[`data/${kind}.json`]))
  expect(read('report')).toMatchObject([{ caseId: byLeaver, reason: 'spam', text: 'Not about audio.' }])
  expect(read('case')).toMatchObject([{ id: decided, status: 'dismissed', decision: 'It is fine.' }])
  expect(JSON.stringify(read('case'))).not.toContain('decidedBy')
})
