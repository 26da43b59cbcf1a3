import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { newId } from '#shared/ids.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { liftSuppression, listMails, retryMail } from '#shared/platform/mails/contract.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('the mails of one status come in pages, newest first, each once', async () => {
  const admin = await demoClient(url, 'admin')
  const now = await control.now()
  const put = await Promise.all(
    Array.from({ length: 25 }, (_, index) => {
      const createdAt = addTime(now, { seconds: -index })
      return putMail({ id: newId('mail', createdAt), status: 'suppressed', createdAt })
    }),
  )
  const seen: Mail[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(listMails, {
      query: { status: 'suppressed', limit: 10, ...(cursor && { cursor }) },
    })
    expect(body.items.length).toBeLessThanOrEqual(10)
    seen.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  const ids = seen.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(put.map(({ id }) => id)))
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(
    seen
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['suppressed']))
})

test('without a status the sent mails are listed', async () => {
  const admin = await demoClient(url, 'admin')
  const { body } = await admin.call(listMails, {})
  expect(body.items).toHaveLength(20)
  expect(new Set(body.items.map(({ status }) => status))).toEqual(new Set(['sent']))
})

test('a failed mail that is sent again arrives once, and is then no longer failed', async () => {
  const admin = await demoClient(url, 'admin')
  const toEmail = newEmail()
  const { id } = await putMail({ toEmail })
  const params = { mailId: id }
  const retried = await admin.call(retryMail, { params })
  expect(retried.body).toMatchObject({ id, status: 'queued', attempts: 0 })
  await expect.poll(async () => (await mails.get({ id }))?.status).toBe('sent')
  expectProblem(await admin.call(retryMail, { params }), 409, 'mail_not_failed')
  expect(await control.inbox(toEmail)).toHaveLength(1)
  const sent = await everyItem(admin, listMails, { query: {} })
  expect(sent.map((mail) => mail.id)).toContain(id)
})

test.each(['queued', 'sending', 'sent', 'suppressed'] as const)(
  'a mail that is %s is not sent again',
  async (status) => {
    const admin = await demoClient(url, 'admin')
    const { id } = await putMail({ status })
    expectProblem(await admin.call(retryMail, { params: { mailId: id } }), 409, 'mail_not_failed')
  },
)

test('a complaint is lifted by an administrator with a reason that stays in the log, once', async () => {
  const admin = await demoClient(url, 'admin')
  const email = newEmail()
  const createdAt = await control.now()
  await commit(
    suppressions.put(
      { email: email.toLowerCase(), scope: 'all', reason: 'complaint', createdAt, version: 1 },
      { absent: true },
    ),
  )
  const { id: mailId } = await putMail({ toEmail: email, status: 'suppressed' })
  const lift = (reason: string) => admin.call(liftSuppression, { params: { mailId }, body: { reason } })
  expectProblem(await lift('asked us'), 400, 'validation_failed')
  const reason = 'They wrote to us that it was a slip.'
  const answers = await Promise.all([lift(reason), lift(reason)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await suppressions.get({ email: email.toLowerCase() }, { consistent: true })).toBeUndefined()
  const log = await everyItem(admin, listActivities, { query: { type: 'mail_cleanup' } })
  expect(log.filter(({ description }) => description.includes(email.toLowerCase()))).toMatchObject([
    { description: `Allowed emails to ${email.toLowerCase()} again after a complaint (${reason})` },
  ])
})
