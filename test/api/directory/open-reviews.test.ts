import { expect, test } from 'vitest'
import { openReviews } from '#core/directory/open-reviews/open-reviews.ts'
import { commit } from '#core/platform/db/commit.ts'
import { markReviewOpen, type ReviewSubject } from '#shared/directory/open-reviews/contract.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const aClaim = (): ReviewSubject => ({ kind: 'claim', id: newId('clm', '2026-11-01T00:00:00.000Z') })

const administrator = (name: string) => feedMember(url, { membershipType: 'admin', name })

const open = async (client: Client, subject: ReviewSubject, deviceId = 'laptop-one') =>
  (await client.call(markReviewOpen, { body: { subject, deviceId } })).body

test('who opens what another administrator has open reads their name, and nothing of other subjects', async () => {
  const [ann, ben] = await Promise.all([administrator('Ann Able'), administrator('Ben Bright')])
  const subject = aClaim()
  expect(await open(ann.client, subject)).toEqual({ others: [], isElsewhere: false })
  expect(await open(ben.client, subject)).toEqual({ others: ['Ann Able'], isElsewhere: false })
  expect(await open(ann.client, subject, 'phone-one')).toEqual({ others: ['Ben Bright'], isElsewhere: true })
  expect((await open(ben.client, subject)).others).toEqual(['Ann Able'])
  expect(await open(ben.client, aClaim())).toEqual({ others: [], isElsewhere: false })
  expect((await open(ben.client, { ...subject, kind: 'review' })).others).toEqual([])
})

test('what was open is forgotten after 90 seconds', async () => {
  const [ann, ben] = await Promise.all([administrator('Ann Able'), administrator('Ben Bright')])
  const subject = aClaim()
  await open(ann.client, subject)
  const key = { subject, userId: ann.userId, deviceId: 'laptop-one' }
  const row = await openReviews.get(key, { consistent: true })
  const now = await control.now()
  expect(row && Math.abs(Date.parse(row.until) - Date.parse(now) - 90_000)).toBeLessThan(30_000)
  if (row)
    await commit(
      openReviews.put(
        { ...row, until: addTime(now, { seconds: -1 }), version: row.version + 1 },
        { version: row.version },
      ),
    )
  expect((await open(ben.client, subject)).others).toEqual([])
})

test('one device that says so many times at once is one, and only administrators say so', async () => {
  const [ann, ben, member] = await Promise.all([
    administrator('Ann Able'),
    administrator('Ben Bright'),
    feedMember(url),
  ])
  const subject = aClaim()
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(ann.client, subject)))
  for (const answer of answers) expect(answer).toEqual({ others: [], isElsewhere: false })
  expect((await open(ben.client, subject)).others).toEqual(['Ann Able'])
  const body = { subject, deviceId: 'laptop-one' }
  expectProblem(await member.client.call(markReviewOpen, { body }), 403, 'admin_only')
  const unread = { subject: { ...subject, id: 'a b' }, deviceId: 'laptop-one' }
  expectProblem(await ann.client.call(markReviewOpen, { body: unread }), 400, 'validation_failed')
})
