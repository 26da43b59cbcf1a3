import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSwitches } from '#core/mail/unsubscribe/mail-switches.ts'
import { documents } from '#core/platform/db/client.ts'
import { deliverMail } from '#core/platform/mails/deliver-mail.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { maxAttempts } from '#core/platform/mails/retry-schedule.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { handler as suppressOnBounce } from '#functions/events/platform/mail-bounced/suppress-address.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { completion, newEmail, newMember } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

const later = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString()

async function completedMember(): Promise<{ client: Client; email: string }> {
  const member = await newMember(cloud.url)
  const { version } = (await member.client.call(getMe, {})).body
  await member.client.call(completeRegistration, { body: completion(version) })
  return member
}

const welcomesTo = async (email: string) =>
  (await control.inbox(email)).filter(({ subject }) => subject.startsWith('Welcome')).length

/** Due for some seconds, because a schedule tells its time in whole seconds. */
async function queued(fields: Partial<Mail> = {}): Promise<Mail> {
  const now = await control.now()
  return putMail({
    toEmail: newEmail(),
    status: 'queued',
    attempts: 0,
    lastError: undefined,
    nextAttemptAt: later(now, -5),
    createdAt: now,
    ...fields,
  })
}

const mailNow = async ({ id }: Mail) => (await mails.get({ id }, { consistent: true })) as Mail

async function deliverDue(): Promise<void> {
  await control.run('deliver_due_mails')
  await control.settle()
}

/** Those that are still to be sent: the demo also has stuck ones, which the cleanup finds. */
async function waitingMails() {
  const { items } = await mails.list({ index: 'gsi2', pk: 'MAILS#queued', limit: 100 })
  return items.filter(({ nextAttemptAt }) => nextAttemptAt)
}

test('while the mail service is down mails wait with growing pauses, and afterwards each is sent once', async () => {
  // Mails of the seed are on their way until then.
  await control.settle()
  await control.mailFaults({ down: true })
  const members = await Promise.all(Array.from({ length: 5 }, completedMember))
  await control.settle()
  const waiting = await waitingMails()
  expect(waiting).toHaveLength(5)
  for (const mail of waiting) {
    expect(mail).toMatchObject({ attempts: 1, lastError: 'ServiceUnavailable', status: 'queued' })
    // A minute after the attempt, which was made between the queueing and now.
    expect((mail.nextAttemptAt ?? '') >= later(mail.createdAt, 60)).toBe(true)
    expect((mail.nextAttemptAt ?? '~') <= later(await control.now(), 60)).toBe(true)
  }
  await control.advance('PT75S')
  await control.settle()
  const second = await waitingMails()
  expect(second.map(({ attempts }) => attempts)).toEqual(Array(5).fill(2))
  await control.mailFaults({ down: false })
  await deliverDue()
  expect(await Promise.all(members.map(({ email }) => welcomesTo(email)))).toEqual(Array(5).fill(0))
  await control.advance('PT3M')
  await deliverDue()
  await deliverDue()
  expect(await Promise.all(members.map(({ email }) => welcomesTo(email)))).toEqual(Array(5).fill(1))
  expect(await waitingMails()).toEqual([])
  console.log('mail service down: 5 mails queued, 5 retried in vain, 5 sent once after recovery')
})

test('a mail that never gets through fails after the last attempt, and no sooner', async () => {
  await control.mailFaults({ down: true })
  const mail = await queued()
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    await deliverMail(mail.id, (await mailNow(mail)).nextAttemptAt ?? '', mailSwitches)
    expect(await mailNow(mail)).toMatchObject({
      attempts: attempt,
      status: attempt < maxAttempts ? 'queued' : 'failed',
    })
  }
  await control.mailFaults({ down: false })
  await control.advance('PT12H')
  await deliverDue()
  expect(await control.inbox(mail.toEmail)).toEqual([])
})

test('a service that throttles delays a mail, and does not lose or double it', async () => {
  await control.mailFaults({ throttleNext: 2 })
  const mail = await queued()
  await deliverDue()
  expect(await mailNow(mail)).toMatchObject({ status: 'queued', attempts: 1, lastError: 'Throttling' })
  await control.advance('PT2M')
  await deliverDue()
  expect(await mailNow(mail)).toMatchObject({ status: 'sent', attempts: 2 })
  expect(await control.inbox(mail.toEmail)).toHaveLength(1)
})

test('one hiccup of the service is not even noticed', async () => {
  await control.mailFaults({ failNext: 1 })
  const mail = await queued()
  await deliverDue()
  expect(await mailNow(mail)).toMatchObject({ status: 'sent', attempts: 1 })
  expect(await control.inbox(mail.toEmail)).toHaveLength(1)
})

test('what the service refuses for good fails at once', async () => {
  const sender = process.env.MAIL_FROM
  process.env.MAIL_FROM = 'no..body@demo.test'
  const mail = await queued()
  await deliverMail(mail.id, await control.now(), mailSwitches)
  process.env.MAIL_FROM = sender
  expect(await mailNow(mail)).toMatchObject({
    status: 'failed',
    attempts: 1,
    lastError: 'InvalidParameterValue',
  })
})

test.each(['bounce', 'complaint'])('after a %s nothing more is sent to that address', async (reason) => {
  const toEmail = `${reason}+${crypto.randomUUID()}@simulator.amazonses.com`
  const first = await queued({ toEmail })
  await deliverDue()
  expect(await mailNow(first)).toMatchObject({ status: 'sent' })
  expect(await suppressions.get({ email: toEmail })).toMatchObject({ reason })
  const second = await queued({ toEmail })
  await deliverDue()
  expect(await mailNow(second)).toMatchObject({ status: 'suppressed' })
  expect(await control.inbox(toEmail)).toHaveLength(1)
})

test('a member who takes a mail out of the spam folder goes on getting mails', async () => {
  const { toEmail } = await queued()
  const complaint = { complainedRecipients: [{ emailAddress: toEmail }], complaintFeedbackType: 'not-spam' }
  await suppressOnBounce({ detail: { complaint }, time: await control.now() } as never)
  expect(await suppressions.get({ email: toEmail })).toBeUndefined()
})

test('a mail whose worker died is sent once, when the lease has run out and not before', async () => {
  const now = await control.now()
  const mail = await queued({ status: 'sending', attempts: 1, nextAttemptAt: later(now, 110) })
  await deliverDue()
  expect(await control.inbox(mail.toEmail)).toEqual([])
  await control.advance('PT2M')
  await deliverDue()
  await deliverDue()
  expect(await mailNow(mail)).toMatchObject({ status: 'sent', attempts: 2 })
  expect(await control.inbox(mail.toEmail)).toHaveLength(1)
})

/** Holds back what is read of one item until as many have read it: the worst moment for all of them. */
function readTogether(pk: string, readers: number): () => void {
  const name = 'readTogether'
  const everybody = Promise.withResolvers<void>()
  let read = 0
  documents().middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      if ((args.input as { Key?: { pk?: unknown } }).Key?.pk !== pk) return result
      if (++read === readers) everybody.resolve()
      await everybody.promise
      return result
    },
    { step: 'initialize', name },
  )
  return () => documents().middlewareStack.remove(name)
}

test('one of fifty workers that have all read the same mail as due sends it', async () => {
  const mail = await queued()
  const now = await control.now()
  const release = readTogether(`MAIL#${mail.id}`, 50)
  await Promise.all(Array.from({ length: 50 }, () => deliverMail(mail.id, now, mailSwitches)))
  release()
  expect(await mailNow(mail)).toMatchObject({ status: 'sent', attempts: 1 })
  expect(await control.inbox(mail.toEmail)).toHaveLength(1)
  console.log('50 workers, 1 mail: sent once')
})

test('mails of high priority go first', async () => {
  const normal = await queued()
  const high = await queued({ priority: 'high' })
  await deliverDue()
  const [first, second] = await Promise.all([control.inbox(high.toEmail), control.inbox(normal.toEmail)])
  expect((first[0]?.at ?? '~') <= (second[0]?.at ?? '')).toBe(true)
})

test('no function gave anything up', async () => {
  const letters = await fetch(`${cloud.url}/_local/control/dead-letters`)
  expect(await letters.json()).toEqual([])
})
