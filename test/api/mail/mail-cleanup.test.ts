import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  type MailCleanupFinding,
  type MailCleanupKind,
  planMailCleanup,
  runMailCleanup,
} from '#shared/mail/mail-cleanup/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { retryMail } from '#shared/platform/mails/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail, newMember } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const startedAt = await control.now()
const daysAgo = (days: number) => addTime(startedAt, { days: -days })

async function plan(): Promise<MailCleanupFinding[]> {
  const found: MailCleanupFinding[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(planMailCleanup, { query: { limit: 1, ...(cursor && { cursor }) } })
    found.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  return found
}

const run = async (...findings: { kind: MailCleanupKind; id: string }[]) =>
  (await admin.call(runMailCleanup, { body: { findings } })).body.outcomes.map(({ outcome }) => outcome)

const stuck = (days: number) =>
  putMail({ status: 'queued', createdAt: daysAgo(days), secretData: { code: '1' }, toEmail: newEmail() })
const failed = (days: number) =>
  putMail({ status: 'failed', createdAt: daysAgo(days), secretData: { code: '1' }, toEmail: newEmail() })

async function suppress(email: string, reason: 'bounce' | 'complaint' = 'bounce') {
  await commit(
    suppressions.put({ email, scope: 'all', reason, createdAt: daysAgo(20), version: 1 }, { absent: true }),
  )
  return email
}

const mailAt = (id: `mail_${string}`) => mails.get({ id }, { consistent: true })

test('a plan names what is to be cleaned up and nothing else, and changes nothing', async () => {
  const [old, young] = [await stuck(8), await stuck(6)]
  const [longAgo, lately] = [await failed(31), await failed(29)]
  const sent = await putMail({ status: 'sent', createdAt: daysAgo(60), sentAt: daysAgo(60) })
  const { email: owned } = await newMember(url)
  await suppress(owned)
  const unowned = await suppress(newEmail())
  const complained = await suppress(newEmail(), 'complaint')
  const found = await plan()
  const ids = found.map(({ kind, id }) => `${kind} ${id}`)
  expect(ids).toEqual(
    expect.arrayContaining([
      `stuck_mails ${old.id}`,
      `old_failures ${longAgo.id}`,
      `unowned_suppressions ${unowned}`,
    ]),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of [young.id, lately.id, sent.id, owned, complained]) expect(ids.join()).not.toContain(id)
  expect(await mailAt(old.id)).toMatchObject({ status: 'queued', secretData: { code: '1' } })
})

test('a mail that is stuck fails as cleaned up, and an old failure is done with: neither keeps a secret', async () => {
  const [queued, old] = [await stuck(8), await failed(31)]
  expect(await run({ kind: 'stuck_mails', id: queued.id }, { kind: 'old_failures', id: old.id })).toEqual([
    'cleaned',
    'cleaned',
  ])
  const [first, second] = [await mailAt(queued.id), await mailAt(old.id)]
  expect(first).toMatchObject({ status: 'failed', lastError: 'Cleaned up', cleanedUpAt: expect.any(String) })
  expect(second).toMatchObject({
    status: 'failed',
    lastError: old.lastError,
    cleanedUpAt: expect.any(String),
  })
  for (const mail of [first, second]) expect(mail).not.toHaveProperty('secretData')
  const ids = (await plan()).map(({ id }) => id)
  for (const { id } of [queued, old]) expect(ids).not.toContain(id)
})

test('a mail whose secret a cleanup forgot is not sent again, another is, and waits from then on', async () => {
  const code = await putMail({
    createdAt: daysAgo(31),
    templateId: 'email-change',
    templateData: {},
    secretData: { code: '123456' },
  })
  const plain = await failed(31)
  await run({ kind: 'old_failures', id: code.id }, { kind: 'old_failures', id: plain.id })
  expectProblem(await admin.call(retryMail, { params: { mailId: code.id } }), 409, 'mail_secret_gone')
  const { body } = await admin.call(retryMail, { params: { mailId: plain.id } })
  expect(body).not.toHaveProperty('cleanedUpAt')
  expect(await run({ kind: 'stuck_mails', id: plain.id })).toEqual(['skipped'])
})

test('sent mails and former findings are not touched, whatever is asked for', async () => {
  const sent = await putMail({ status: 'sent', createdAt: daysAgo(60), sentAt: daysAgo(60) })
  const young = await stuck(6)
  const { email: owned } = await newMember(url)
  await suppress(owned)
  const complained = await suppress(newEmail(), 'complaint')
  expect(
    await run(
      { kind: 'stuck_mails', id: sent.id },
      { kind: 'old_failures', id: sent.id },
      { kind: 'stuck_mails', id: young.id },
      { kind: 'unowned_suppressions', id: owned },
      { kind: 'unowned_suppressions', id: complained },
      { kind: 'outdated_templates', id: 'welcome' },
      { kind: 'stuck_mails', id: 'no id at all' },
    ),
  ).toEqual(Array(7).fill('skipped'))
  expect(await mailAt(sent.id)).toMatchObject({ status: 'sent', version: 1 })
  expect(await suppressions.get({ email: owned }, { consistent: true })).toBeDefined()
})

test('words whose original changed go back to the original, and stay among the versions', async () => {
  const templateId = 'subscription-ended'
  const base = baseOf(templateId)
  if (!base) throw new Error('there is no such email')
  const wording = { ...base.original, heading: 'Over.' }
  await commit(
    mailOverrides.put(
      { templateId, wording, baseHash: 'earlier', savedAt: daysAgo(3), version: 1 },
      { absent: true },
    ),
  )
  const finding = { kind: 'outdated_templates', id: templateId } as const
  expect(await plan()).toContainEqual({ ...finding, title: 'Subscription ended', since: expect.any(String) })
  expect(await run(finding)).toEqual(['cleaned'])
  expect(await mailOverrides.get({ templateId }, { consistent: true })).not.toHaveProperty('wording')
  expect(await run(finding)).toEqual(['skipped'])
})

test('twice at once does each thing once, and says so once', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await failed(32)).id))
  const addresses = await Promise.all(Array.from({ length: 3 }, () => suppress(newEmail())))
  const findings = [
    ...ids.map((id) => ({ kind: 'old_failures' as const, id })),
    ...addresses.map((id) => ({ kind: 'unowned_suppressions' as const, id })),
  ]
  const answers = await Promise.all([1, 2, 3].map(() => run(...findings)))
  const cleaned = answers.flat().filter((outcome) => outcome === 'cleaned')
  expect(cleaned).toHaveLength(findings.length)
  for (const id of ids) expect(await mailAt(id)).toMatchObject({ version: 2 })
  const log = await everyItem(admin, listActivities, { query: { type: 'mail_cleanup' } })
  const lines = log.filter(({ metadata }) => JSON.stringify(metadata).includes(addresses[0] ?? ''))
  expect(lines.map(({ description }) => description)).toEqual([
    'Cleaned up 5 old failed emails and 3 suppressed addresses',
  ])
})

test('25 are cleaned up at once and no more, and a cursor that is none is refused', async () => {
  const findings = Array.from({ length: 26 }, () => ({
    kind: 'unowned_suppressions' as const,
    id: newEmail(),
  }))
  expectProblem(await admin.call(runMailCleanup, { body: { findings } }), 400)
  expectProblem(await admin.call(runMailCleanup, { body: { findings: [] } }), 400)
  for (const cursor of ['x', '9.', '1.x'])
    expectProblem(await admin.call(planMailCleanup, { query: { cursor } }), 400, 'invalid_cursor')
})
