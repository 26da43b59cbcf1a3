import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { suppressAddress } from '#core/platform/mails/suppress-address.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  confirmMailReach,
  getMailReach,
  hoursLinkWorks,
  sendTestMail,
} from '#shared/mail/mail-reach/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putMailTest } from '#test/support/mail-tests.ts'
import { newMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const suppress = (email: string, reason: 'bounce' | 'complaint') =>
  commit(
    suppressions.put(
      { email, scope: 'all', reason, createdAt: '2026-03-03T10:00:00.000Z', version: 1 },
      { absent: true },
    ),
  )

async function confirm(client: Client, handle: string) {
  const answer = await client.call(confirmMailReach, { body: { handle } })
  expectSuccess(answer)
  return answer.body
}

async function mailedHandle(email: string): Promise<string> {
  await control.settle()
  const { text } = await control.mail(email, 'Our email reaches you')
  return /\/apply-email-rls-fix#(\S+)/.exec(text)?.[1] ?? ''
}

test('a member whose address bounced gets emails again once the link of a test email was followed', async () => {
  const { client, email } = await newMember(url)
  await suppress(email, 'bounce')
  const since = '2026-03-03T10:00:00.000Z'
  expect((await client.call(getMailReach, {})).body).toEqual({ email, state: 'bounced', since })
  const sent = await client.call(sendTestMail, {})
  expect(sent.body).toMatchObject({ state: 'bounced', testSentAt: expect.any(String) })
  const handle = await mailedHandle(email)
  const confirmed = await confirm(client, handle)
  expect(confirmed).toMatchObject({ state: 'fine', confirmedAt: expect.any(String) })
  expect(confirmed).not.toHaveProperty('since')
  expect(await suppressions.get({ email }, { consistent: true })).toBeUndefined()
  // The second press says the same and lifts nothing that came later.
  await suppress(email, 'bounce')
  expect(await confirm(client, handle)).toMatchObject({ state: 'bounced' })
  expect(await suppressions.get({ email }, { consistent: true })).toBeDefined()
})

test('a member who reported an email as spam gets no test, and no link lifts that', async () => {
  const { client, email } = await newMember(url)
  const handle = await putMailTest(userIdOf(client))
  await suppress(email, 'complaint')
  expectProblem(await client.call(sendTestMail, {}), 409, 'mail_complained')
  expect(await confirm(client, handle)).toMatchObject({ state: 'complained' })
  expect(await suppressions.get({ email }, { consistent: true })).toMatchObject({ reason: 'complaint' })
  await control.settle()
  expect(await control.inbox(email)).toEqual([])
})

test('a member who reports the test email itself as spam gets no emails by the link in it', async () => {
  const { client, email } = await newMember(url)
  await suppress(email, 'bounce')
  const handle = await putMailTest(userIdOf(client))
  await suppressAddress(email, 'complaint', await control.now())
  expect(await confirm(client, handle)).toMatchObject({ state: 'complained' })
  expect(await suppressions.get({ email }, { consistent: true })).toMatchObject({ reason: 'complaint' })
})

test('one of ten simultaneous test emails is sent, and one a day', async () => {
  const { client, email } = await newMember(url)
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.call(sendTestMail, {})))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(429)])
  const { testSentAt, nextTestAt } = (await client.call(getMailReach, {})).body
  expect(nextTestAt).toBe(addTime(testSentAt ?? '', { hours: 24 }))
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(1)
  await putMailTest(userIdOf(client), addTime(await control.now(), { hours: -24 }))
  expectSuccess(await client.call(sendTestMail, {}))
})

test('the link works for a day, for its own member, and only as it was sent', async () => {
  const { client, email } = await newMember(url)
  await suppress(email, 'bounce')
  const now = await control.now()
  const late = await putMailTest(userIdOf(client), addTime(now, { hours: -hoursLinkWorks }))
  expectProblem(await client.call(confirmMailReach, { body: { handle: late } }), 410, 'link_expired')
  const handle = await putMailTest(userIdOf(client), addTime(now, { hours: -hoursLinkWorks, minutes: 5 }))
  const wrong = handle.slice(0, -1) + (handle.endsWith('0') ? '1' : '0')
  for (const tried of [wrong, late, '', 'mlt_x.y'])
    expectProblem(await client.call(confirmMailReach, { body: { handle: tried } }), 404, 'link_unknown')
  expect(await suppressions.get({ email }, { consistent: true })).toBeDefined()
  await confirm(client, handle)
  expect(await suppressions.get({ email }, { consistent: true })).toBeUndefined()
})
