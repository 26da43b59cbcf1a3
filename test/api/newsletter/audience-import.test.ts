import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  importSubscribers,
  type SubscriberImportRow,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putSubscriber, subscriberAt, subscriberNow } from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const statement = 'They signed up at our booth in Daytona, on paper.'
const consentAt = '2026-01-10'

const anEmail = () => newEmail().toLowerCase()
const rowOf = (email: string, more: Partial<SubscriberImportRow> = {}) => ({ email, topics: [], ...more })

async function run(rows: SubscriberImportRow[], more: { isDryRun?: boolean; statement?: string } = {}) {
  const answer = await admin.call(importSubscribers, { body: { isDryRun: false, rows, ...more } })
  expectSuccess(answer)
  return answer.body.outcomes.map(({ outcome, problem }) => problem ?? outcome)
}

test('those who agreed are subscribed with what was stated, once', async () => {
  const email = anEmail()
  const row = rowOf(email.toUpperCase(), { consentAt, topics: ['events'] })
  expect(await run([row], { isDryRun: true, statement })).toEqual(['added'])
  expect(await subscriberAt(email)).toBeUndefined()
  expect(await run([row, row], { statement })).toEqual(['added', 'known'])
  expect(await run([row], { statement: `${statement} Again.` })).toEqual(['known'])
  const subscriber = await subscriberAt(email)
  expect(subscriber).toMatchObject({ email, status: 'confirmed', source: 'import', topics: ['events'] })
  expect(subscriber?.consents).toMatchObject([
    { what: 'imported', at: '2026-01-10T00:00:00.000Z', note: statement },
  ])
  await control.settle()
  expect(await control.inbox(email)).toEqual([])
})

test('those whose consent is not known get one mail that asks', async () => {
  const email = anEmail()
  expect(await run([rowOf(email)], { isDryRun: true })).toEqual(['invited'])
  expect(await run([rowOf(email), rowOf(email)])).toEqual(['invited', 'known'])
  expect(await run([rowOf(email)])).toEqual(['known'])
  expect(await subscriberAt(email)).toMatchObject({ status: 'pending', source: 'import' })
  await control.settle()
  await expect.poll(async () => (await control.inbox(email)).length).toBe(1)
})

test('the same rows sent ten times at once add each address once', async () => {
  const rows = [rowOf(anEmail(), { consentAt }), rowOf(anEmail())]
  const answers = await Promise.all(Array.from({ length: 10 }, () => run(rows, { statement })))
  expect(answers.filter(([first]) => first === 'added')).toHaveLength(1)
  const asked = rows[1]?.email ?? ''
  expect((await subscriberAt(asked))?.confirmationsSent).toHaveLength(1)
})

test('no file brings those back who left, bounced, complained, or are suppressed', async () => {
  const [left, bounced, complained] = await Promise.all([
    putSubscriber({ email: anEmail(), status: 'unsubscribed' }),
    putSubscriber({ email: anEmail(), status: 'bounced' }),
    putSubscriber({ email: anEmail(), status: 'complained' }),
  ])
  const email = anEmail()
  const createdAt = await control.now()
  await commit(
    suppressions.put({ email, scope: 'bulk', reason: 'by_hand', createdAt, version: 1 }, { absent: true }),
  )
  const known = [left, bounced, complained]
  const rows = [...known.map((one) => one.email), email].map((one) => rowOf(one, { consentAt }))
  const outcomes = ['unsubscribed', 'suppressed', 'suppressed', 'suppressed']
  expect(await run(rows, { isDryRun: true, statement })).toEqual(outcomes)
  expect(await run(rows, { statement })).toEqual(outcomes)
  expect(await Promise.all(known.map(subscriberNow))).toEqual(
    known.map((one) => expect.objectContaining(one)),
  )
  expect(await subscriberAt(email)).toBeUndefined()
})

test('what is wrong with a row is said, and the others are added', async () => {
  const outcomes = await run(
    [
      rowOf('not an address'),
      rowOf(anEmail(), { topics: ['fishing'] }),
      rowOf(anEmail(), { consentAt: 'last week' }),
      rowOf(anEmail(), { consentAt }),
    ],
    { statement },
  )
  expect(outcomes).toEqual([
    'Please enter a valid email address',
    'There is no topic with the key “fishing”',
    expect.stringMatching(/^“last week” is not a date. Write it like \d{4}-\d{2}-\d{2}$/),
    'added',
  ])
})

test('dates of consent are nothing without how these people agreed', async () => {
  const body = { isDryRun: true, rows: [rowOf(anEmail(), { consentAt })] }
  expectProblem(await admin.call(importSubscribers, { body }), 422, 'statement_missing')
  const many = { isDryRun: true, rows: Array.from({ length: 101 }, () => rowOf(anEmail())) }
  expectProblem(await admin.call(importSubscribers, { body: many }), 400, 'validation_failed')
})
