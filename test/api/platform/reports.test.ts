import { expect, test } from 'vitest'
import { comments } from '#core/community/feed/comments.ts'
import { commit } from '#core/platform/db/commit.ts'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { reports } from '#core/platform/reports/reports.ts'
import { newId } from '#shared/ids.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import {
  decideCase,
  fileReport,
  getCase,
  listCases,
  withdrawReport,
} from '#shared/platform/reports/contract.ts'
import type { Report, Subject } from '#shared/platform/reports/report.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getWaitingWork } from '#shared/platform/waiting-work/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { commentNow, putReportable, reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

type CaseId = Report['caseId']

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const none = unknownId('cas')
const members = (count: number) => Promise.all(Array.from({ length: count }, () => feedMember(url)))
const caseNow = (caseId: string) => cases.get({ id: caseId }, { consistent: true })
const rowsOf = async (caseId: string) =>
  (await reports.list({ pk: `CASE#${caseId}`, prefix: 'REPORT#', limit: 100, consistent: true })).items
const casesOf = async (subject: Subject) => caseHeads.get({ subject }, { consistent: true })

const decide = async (caseId: CaseId, decision: 'upheld' | 'dismissed', reason = 'We looked at it.') => {
  const version = (await caseNow(caseId))?.version ?? 0
  const answer = await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } })
  expectSuccess(answer)
  await control.settle()
  return answer.body
}
const report = (client: Client, subject: Subject) =>
  client.call(fileReport, { body: { subject, reason: 'offensive', text: '' } })
const withdraw = (client: Client, caseId: CaseId) => client.call(withdrawReport, { params: { caseId } })

test('twenty members who report the same thing at once make one case of exactly their weight', async () => {
  const [people, { subject, comment }] = await Promise.all([members(20), putReportable()])
  const answers = await Promise.all(people.map(({ client }) => report(client, subject)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const [caseId = none, ...others] = new Set(answers.map(({ body }) => body.caseId))
  expect(others).toEqual([])
  expect(await caseNow(caseId)).toMatchObject({ reporters: 20, weight: 20, isHidden: true, status: 'open' })
  expect(await rowsOf(caseId)).toHaveLength(20)
  expect((await commentNow(comment))?.hiddenAt).toBeDefined()
})

test('a member who reports a thing five times at once counts once, with the last words', async () => {
  const [{ client }, { subject }] = await Promise.all([feedMember(url), putReportable()])
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(client, subject)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  const caseId = await reportBy(client, subject)
  expect(await caseNow(caseId)).toMatchObject({ reporters: 1, weight: 1 })
  expect(await rowsOf(caseId)).toMatchObject([{ reason: 'spam', text: 'Not about audio.', weight: 1 }])
})

test('a comment is hidden from weight 3 on, shown when a report is taken back, and reporting again adds nothing', async () => {
  const [people, { subject, comment }] = await Promise.all([members(3), putReportable()])
  const isHidden = async () => (await commentNow(comment))?.hiddenAt !== undefined
  const [first, second, third] = people.map(({ client }) => client) as [Client, Client, Client]
  const caseId = await reportBy(first, subject)
  await reportBy(second, subject)
  expect(await isHidden()).toBe(false)
  await reportBy(third, subject)
  expect(await isHidden()).toBe(true)
  for (let again = 0; again < 2; again++) expectSuccess(await withdraw(third, caseId))
  expect(await isHidden()).toBe(false)
  expect(await caseNow(caseId)).toMatchObject({ reporters: 2, weight: 2, isHidden: false })
  await reportBy(third, subject)
  expect(await caseNow(caseId)).toMatchObject({ reporters: 3, weight: 2, isHidden: false })
})

test('what is removed is gone, and its author reads the reason', async () => {
  const author = await feedMember(url)
  const [reporter, { subject, comment }] = await Promise.all([feedMember(url), putReportable(author.userId)])
  const caseId = await reportBy(reporter.client, subject)
  const decided = await decide(caseId, 'upheld', 'This sells something.')
  expect(decided).toMatchObject({
    status: 'upheld',
    decision: 'This sells something.',
    decidedBy: expect.any(String),
  })
  expect(await commentNow(comment)).toBeUndefined()
  const { items } = (await author.client.call(listNotifications, {})).body
  expect(items.map(({ message }) => message)).toContain('This sells something.')
  expectProblem(await report(reporter.client, subject), 404, 'subject_not_found')
  expectProblem(await withdraw(reporter.client, caseId), 409, 'case_decided')
})

test('what is kept is shown again, and is reviewed again only after it changed or 30 days later', async () => {
  const [people, { subject, comment }] = await Promise.all([members(4), putReportable()])
  const [late, ...early] = people.map(({ client }) => client) as [Client, ...Client[]]
  let caseId = none
  for (const client of early) caseId = await reportBy(client, subject)
  expect((await commentNow(comment))?.hiddenAt).toBeDefined()
  await decide(caseId, 'dismissed')
  const kept = await commentNow(comment)
  expect(kept?.hiddenAt).toBeUndefined()
  const refused = expectProblem(await report(late, subject), 409, 'already_reviewed')
  expect(refused.detail).toBe('We have already reviewed this comment. You can report it again if it changes.')
  expect(await rowsOf(caseId)).toHaveLength(3)
  if (!kept) throw new Error('it is gone')
  const editedAt = addTime(await control.now(), { seconds: 1 })
  await commit(comments.put({ ...kept, editedAt, version: kept.version + 1 }, { version: kept.version }))
  const next = await reportBy(late, subject)
  expect(next).not.toBe(caseId)
  await decide(next, 'dismissed')
  const head = await casesOf(subject)
  const monthAgo = addTime(await control.now(), { days: -30 })
  // As if both had been long ago.
  const edited = await commentNow(comment)
  if (!head?.decided || !edited) throw new Error('it is gone')
  await commit(
    caseHeads.put(
      { ...head, decided: { ...head.decided, at: monthAgo }, version: head.version + 1 },
      { version: head.version },
    ),
    comments.put(
      { ...edited, editedAt: addTime(monthAgo, { days: -1 }), version: edited.version + 1 },
      { version: edited.version },
    ),
  )
  expect(await reportBy(late, subject)).not.toBe(next)
})

test('a decision is replaced by a later one, of two at once one stands, and each is in the log', async () => {
  const [reporter, { subject, comment }] = await Promise.all([feedMember(url), putReportable()])
  const caseId = await reportBy(reporter.client, subject)
  const body = { decision: 'dismissed', reason: 'Fine.', version: 1 } as const
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.call(decideCase, { params: { caseId }, body })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await commentNow(comment)).toBeDefined()
  expect(await decide(caseId, 'upheld', 'Not fine.')).toMatchObject({ status: 'upheld', version: 3 })
  expect(await commentNow(comment)).toBeUndefined()
  expect((await rowsOf(caseId)).map(({ outcome }) => outcome)).toEqual(['upheld'])
})

test('a reporter who was right before counts twice after 90 days, and one who was wrong three times not at all', async () => {
  const createdAt = addTime(await control.now(), { days: -91 })
  const [{ client: right }, { client: wrong }] = await Promise.all([
    feedMember(url, { createdAt }),
    feedMember(url),
  ])
  await decide(await reportBy(right, (await putReportable()).subject), 'upheld')
  const { subject, comment } = await putReportable()
  expect(await caseNow(await reportBy(right, subject))).toMatchObject({ weight: 2 })
  for (let count = 0; count < 3; count++)
    await decide(await reportBy(wrong, (await putReportable()).subject), 'dismissed')
  expect(await caseNow(await reportBy(wrong, subject))).toMatchObject({ reporters: 2, weight: 2 })
  expect((await commentNow(comment))?.hiddenAt).toBeUndefined()
})

test('no one reports what they published themselves, or what does not exist', async () => {
  const author = await feedMember(url)
  const { subject } = await putReportable(author.userId)
  expectProblem(await report(author.client, subject), 403, 'own_subject')
  for (const id of ['none', `${subject.id}x`, `${subject.id}/again`, newId('fcm', await control.now())])
    expectProblem(await report(author.client, { type: 'comment', id }), 404, 'subject_not_found')
  const reporter = await feedMember(url)
  const caseId = await reportBy(reporter.client, subject)
  expectProblem(await withdraw(author.client, caseId), 404, 'report_not_found')
})

test('administrators see the heaviest case first, with its reports and what it is about now', async () => {
  const [people, { subject, comment }] = await Promise.all([members(2), putReportable()])
  let caseId = none
  for (const { client } of people) caseId = await reportBy(client, subject)
  const items = await everyItem(admin, listCases, { query: { type: 'comment' } })
  expect(items.map(({ id }) => id)).toContain(caseId)
  const ofTypes = async (type: string) =>
    (await everyItem(admin, listCases, { query: { type } })).map(({ id }) => id)
  expect(await ofTypes('driver,comment')).toContain(caseId)
  expect(await ofTypes('driver,post')).not.toContain(caseId)
  expectProblem(await admin.call(listCases, { query: { type: 'comment,nothing' } }), 400, 'validation_failed')
  const weights = items.map(({ weight }) => weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  const { body } = await admin.call(getCase, { params: { caseId } })
  expect(body).toMatchObject({
    case: { id: caseId, title: 'Comment', excerpt: comment.text, authorName: 'Pat Person', reporters: 2 },
    subject: { text: comment.text },
    upheldLately: 0,
  })
  expect(body.reports.map(({ reporterId }) => reporterId).toSorted()).toEqual(
    people.map(({ userId }) => userId).toSorted(),
  )
  const before = (await admin.call(getWaitingWork, {})).body.openCases
  await decide(caseId, 'upheld')
  expect((await admin.call(getWaitingWork, {})).body.openCases).toBeLessThan(before + 1)
  const gone = (await admin.call(getCase, { params: { caseId } })).body
  expect(gone).not.toHaveProperty('subject')
  expect(gone.upheldLately).toBe(1)
  const upheld = await everyItem(admin, listCases, { query: { status: 'upheld' } })
  expect(upheld.map(({ id }) => id)).toContain(caseId)
  const decisions = upheld.map(({ decidedAt = '' }) => decidedAt)
  expect(decisions).toEqual(decisions.toSorted().toReversed())
})
