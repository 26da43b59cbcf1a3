import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { getMailReach, sendTestMail } from '#shared/mail/mail-reach/contract.ts'
import {
  addSuppression,
  listSuppressions,
  removeSuppression,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { liftSuppression } from '#shared/platform/mails/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const note = 'Asked us by phone.'

const anEmail = () => newEmail().toLowerCase()
const add = (email: string, scope: 'all' | 'bulk' = 'all') =>
  admin.call(addSuppression, { body: { email, scope, note } })
const remove = (email: string, askedByPerson = false) =>
  admin.call(removeSuppression, { body: { email, note, askedByPerson } })
const storedAt = (email: string) => suppressions.get({ email }, { consistent: true })

async function complaint() {
  const email = anEmail()
  const createdAt = await control.now()
  await commit(
    suppressions.put({ email, scope: 'all', reason: 'complaint', createdAt, version: 1 }, { absent: true }),
  )
  return email
}

const logOf = async (email: string) =>
  (await everyItem(admin, listActivities, { query: { type: 'newsletter_audience' } }))
    .filter(({ metadata }) => metadata?.email === email)
    .map(({ description }) => description)

test('an address is added once, and what ends newsletters can become what ends all', async () => {
  const email = anEmail()
  const answers = await Promise.all([add(email, 'bulk'), add(email, 'bulk'), add(email, 'bulk')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  expectProblem(await add(email, 'bulk'), 422, 'address_suppressed')
  const wider = await add(email.toUpperCase(), 'all')
  expect(wider.body).toMatchObject({ email, scope: 'all', reason: 'by_hand', note })
  expectProblem(await add(email, 'all'), 422, 'address_suppressed')
  expect(await logOf(email)).toEqual([
    `Stopped all emails to ${email} (${note})`,
    `Stopped newsletters to ${email} (${note})`,
  ])
})

test('one address is looked up, and the newest stand first', async () => {
  const [older, newer] = [anEmail(), anEmail()]
  await add(older)
  await add(newer)
  const one = await admin.call(listSuppressions, { query: { email: older.toUpperCase() } })
  expectSuccess(one)
  expect(one.body).toEqual({ items: [expect.objectContaining({ email: older, scope: 'all' })] })
  const none = await admin.call(listSuppressions, { query: { email: anEmail() } })
  expectSuccess(none)
  expect(none.body).toEqual({ items: [] })
  const order = async () =>
    (await everyItem(admin, listSuppressions, { query: { limit: 50 } }))
      .map(({ email }) => email)
      .filter((email) => email === older || email === newer)
  await expect.poll(order).toEqual([newer, older])
})

test('a complaint goes only where the person asked, with a line in the log', async () => {
  const email = await complaint()
  expectProblem(await remove(email), 422, 'complaint_kept')
  expect(await storedAt(email)).toBeDefined()
  const answers = await Promise.all([remove(email, true), remove(email, true)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await storedAt(email)).toBeUndefined()
  expect(await logOf(email)).toEqual([`Allowed emails to ${email} again (${note})`])
  const byHand = anEmail()
  await add(byHand)
  expect((await remove(byHand)).status).toBe(204)
  expectProblem(await remove(byHand), 404, 'suppression_not_found')
})

test('rows from before scopes end all emails', async () => {
  const email = anEmail()
  const Item = { ...suppressions.key({ email }), email, reason: 'complaint', createdAt: await control.now() }
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: { ...Item, version: 1 } }))
  expect(await storedAt(email)).toMatchObject({ scope: 'all', reason: 'complaint' })
})

test('who gets no newsletters gets everything else, and no one lifts that by the list of mails', async () => {
  const { client, email } = await completeMember(url)
  await add(email.toLowerCase(), 'bulk')
  const reach = await client.call(getMailReach, {})
  expectSuccess(reach)
  expect(reach.body.state).toBe('fine')
  const { id: mailId } = await putMail({ toEmail: email, status: 'suppressed' })
  const lift = { params: { mailId }, body: { reason: 'They asked us for it.' } }
  expectProblem(await admin.call(liftSuppression, lift), 409, 'not_suppressed')
  await add(email.toLowerCase(), 'all')
  const stopped = await client.call(getMailReach, {})
  expectSuccess(stopped)
  expect(stopped.body.state).toBe('stopped')
  expectProblem(await client.call(sendTestMail, {}), 409, 'mail_stopped')
})
