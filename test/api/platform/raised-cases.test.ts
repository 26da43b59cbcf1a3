import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { raiseCase } from '#core/platform/reports/raise-case.ts'
import { decideCase, getCase } from '#shared/platform/reports/contract.ts'
import { reportSubjects, type Subject } from '#shared/platform/reports/report.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putReportable, reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const notice = 'It has words of fraud.'
const caseOf = async (subject: Subject) => {
  const head = await caseHeads.get({ subject }, { consistent: true })
  const id = head?.openId ?? unknownId('cas')
  return cases.get({ id }, { consistent: true })
}

async function reportable() {
  const { comment, subject } = await putReportable()
  const about = {
    title: 'Comment',
    text: comment.text,
    authorId: comment.userId,
    changedAt: comment.createdAt,
  }
  const raise = (now: string) =>
    untilUnchanged(
      async () => {
        const writes = await raiseCase({ subject, about, notice }, now)
        if (writes.length > 0) await commit(...writes)
        return writes.length
      },
      { crowd: true },
    )
  return { subject, raise }
}

test('the platform puts something before administrators once, ten times over', async () => {
  const [{ subject, raise }, now] = await Promise.all([reportable(), control.now()])
  const written = await Promise.all(Array.from({ length: 10 }, () => raise(now)))
  expect(written.filter((count) => count > 0)).toHaveLength(1)
  const one = await caseOf(subject)
  expect(one).toMatchObject({ status: 'open', notice, reporters: 0, weight: 0, authorName: 'Pat Person' })
  const seen = await admin.call(getCase, { params: { caseId: one?.id ?? unknownId('cas') } })
  expectSuccess(seen)
  expect(seen.body).toMatchObject({ case: { notice }, reports: [] })
})

test('a report joins the case that the platform opened, and its notice joins a case of reports', async () => {
  const [{ subject, raise }, other, reporter, now] = await Promise.all([
    reportable(),
    reportable(),
    feedMember(url),
    control.now(),
  ])
  await raise(now)
  const caseId = await reportBy(reporter.client, subject)
  expect(await caseOf(subject)).toMatchObject({ id: caseId, notice, reporters: 1, weight: 1 })
  const reported = await reportBy(reporter.client, other.subject)
  await other.raise(now)
  expect(await caseOf(other.subject)).toMatchObject({ id: reported, notice, reporters: 1, weight: 1 })
})

test('a decision holds against the platform, too, for thirty days', async () => {
  const [{ subject, raise }, now] = await Promise.all([reportable(), control.now()])
  await raise(now)
  const one = await caseOf(subject)
  expectSuccess(
    await admin.call(decideCase, {
      params: { caseId: one?.id ?? unknownId('cas') },
      body: { decision: 'dismissed', reason: 'It is a joke.', version: one?.version ?? 0 },
    }),
  )
  expect(await raise(addTime(now, { days: 29 }))).toBe(0)
  expect(await raise(addTime(now, { days: 31 }))).toBeGreaterThan(0)
  expect(reportSubjects[subject.type].hiddenByReports).toBe(true)
  expect(await caseOf(subject)).toMatchObject({ status: 'open', isHidden: false })
})
