import { expect, test } from 'vitest'
import { askForNewsletter } from '#core/newsletter/newsletter-subscribers/ask-for-newsletter.ts'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import {
  confirmNewsletter,
  lookUpNewsletterLink,
  subscribeToNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import {
  confirmToken,
  leaveToken,
  putSubscriber,
  subscriberAt,
  subscriberNow,
} from '#test/support/newsletter-subscribers.ts'
import { putPerson } from '#test/support/put-person.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const message = 'Success! Please check your email to confirm subscription.'

const captchaToken = () => `laptop-captcha:newsletter:${crypto.randomUUID()}`

const subscribe = (email: string, { from = new Client(url), headers = {} } = {}) =>
  from.call(subscribeToNewsletter, { body: { email, captchaToken: captchaToken() } }, headers)

async function mailsTo(email: string) {
  await control.settle()
  return control.inbox(email)
}

const tokenIn = (text: string) => /\/newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? ''

const linked = (token: string) => new Client(url).call(lookUpNewsletterLink, { body: { token } })
const confirm = (token: string, topics?: string[]) =>
  new Client(url).call(confirmNewsletter, { body: { token, ...(topics && { topics }) } })

test('who asks gets a mail, and the newsletter only after pressing the button behind its link', async () => {
  const email = newEmail()
  expect((await subscribe(` ${email.toUpperCase()} `)).body).toEqual({ message })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Confirm your subscription')
  expect(mail?.headers['list-unsubscribe']).toBeUndefined()
  expect((await subscriberAt(email))?.status).toBe('pending')

  const token = tokenIn(mail?.text ?? '')
  const maskedEmail = `${email.slice(0, 1)}•••@x.test`
  const shown = { purpose: 'confirm', maskedEmail, topics: [], mayResubscribe: false }
  expect((await linked(token)).body).toMatchObject({ ...shown, status: 'pending' })
  expect((await subscriberAt(email))?.status).toBe('pending')

  const first = await confirm(token)
  expect(first.body).toMatchObject({ ...shown, status: 'confirmed' })
  expect((await confirm(token)).body).toEqual(first.body)
  const subscriber = await subscriberAt(email)
  expect(subscriber?.consents.map(({ what, source }) => `${what} ${source}`)).toEqual([
    'asked footer',
    'confirmed footer',
  ])
  const welcome = await mailsTo(email)
  expect(welcome.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirm your subscription',
    'You are subscribed',
  ])
  const { headers } = await control.mail(email, 'You are subscribed')
  expect(headers['list-unsubscribe']).toMatch(/\/api\/notifications\/one-click\/newsletter-nls_/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test('topics are chosen afterward by the same link, among those on offer', async () => {
  const subscriber = await putSubscriber({ status: 'pending' })
  const token = await confirmToken(subscriber)
  const { body } = await confirm(token)
  expect(body.offered.map(({ key }) => key)).toContain('events')
  expect((await confirm(token, ['results', 'events'])).body).toMatchObject({
    status: 'confirmed',
    topics: expect.arrayContaining(['events', 'results']),
  })
  expectProblem(await confirm(token, ['horoscopes']), 422, 'unknown_topic')
  const what = (await subscriberNow(subscriber))?.consents.map((step) => step.what)
  expect(what).toEqual(['asked', 'confirmed', 'topics'])
})

test('topics do not bring back who has left meanwhile, but the button does', async () => {
  const subscriber = await putSubscriber({ status: 'unsubscribed' })
  const token = await confirmToken(subscriber)
  expect((await confirm(token, ['events'])).body).toMatchObject({
    status: 'unsubscribed',
    topics: ['events'],
  })
  expect((await confirm(token)).body.status).toBe('confirmed')
  expect((await subscriberNow(subscriber))?.consents.at(-1)?.what).toBe('resubscribed')
  expect(await mailsTo(subscriber.email)).toEqual([])
})

test('forty who ask for one address at once, from forty network addresses, send it one mail', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 40 }, () => subscribe(email)))
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { message }])
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await subscriberAt(email))?.confirmationsSent).toHaveLength(1)
})

test('an address gets one such mail in a quarter of an hour, and three in a day', async () => {
  const email = newEmail()
  const start = await control.now()
  const sentAfter = async (minutes: number) => {
    const at = addTime(start, { minutes })
    const asked = Array.from({ length: 5 }, () => askForNewsletter({ email, source: 'footer' }, at))
    return (await Promise.all(asked)).filter(({ mail }) => mail === 'confirm').length
  }
  expect([await sentAfter(0), await sentAfter(14), await sentAfter(15), await sentAfter(31)]).toEqual([
    1, 0, 1, 1,
  ])
  expect([await sentAfter(60), await sentAfter(24 * 60 - 1), await sentAfter(24 * 60)]).toEqual([0, 0, 1])
  expect((await subscriberAt(email))?.consents).toHaveLength(4)
})

test('who has it already hears so once a day, and gets the same answer', async () => {
  const { email } = await putSubscriber()
  for (const _ of [1, 2]) expect((await subscribe(email)).body).toEqual({ message })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You are already subscribed'])
  const tomorrow = addTime(await control.now(), { hours: 24 })
  expect(await askForNewsletter({ email, source: 'footer' }, tomorrow)).toMatchObject({ mail: 'known' })
})

test('an address that bounced or complained gets the same answer and no mail, and nothing is kept of it', async () => {
  const createdAt = await control.now()
  for (const reason of ['bounce', 'complaint'] as const) {
    const email = newEmail()
    await commit(suppressions.put({ email, scope: 'all', reason, createdAt, version: 1 }, { absent: true }))
    expect((await subscribe(email)).body).toEqual({ message })
    expect(await mailsTo(email)).toEqual([])
    expect(await subscriberAt(email)).toBeUndefined()
  }
  const complained = await putSubscriber({ status: 'complained' })
  expect((await subscribe(complained.email)).body).toEqual({ message })
  expect(await mailsTo(complained.email)).toEqual([])
  expectProblem(await confirm(await confirmToken(complained)), 409, 'subscriber_complained')
})

test('the address of an account that is suspended or about to go gets the same answer and no mail', async () => {
  const now = await control.now()
  for (const fields of [{ status: 'suspended' as const }, { deletionDueAt: addTime(now, { days: 7 }) }]) {
    const { id: userId, email } = await putPerson(fields)
    await commit(emailClaims.put({ email, userId, version: 1 }, { absent: true }))
    expect((await subscribe(email)).body).toEqual({ message })
    expect(await mailsTo(email)).toEqual([])
  }
})

test.each(['', 'nothing', 'a@', '@b.test', `${'a'.repeat(130)}@x.test`])(
  'the address “%s” is refused in one sentence',
  async (email) => {
    const refused = await subscribe(email)
    expectProblem(refused, 400, 'validation_failed')
    expect(refused.body).toMatchObject({
      errors: [{ path: 'body.email', message: 'Please enter a valid email address' }],
    })
  },
)

test('a request that is repeated by its key is one, and a captcha counts for this form alone', async () => {
  const email = newEmail()
  const from = new Client(url)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (const _ of [1, 2]) expect((await subscribe(email, { from, headers })).body).toEqual({ message })
  expect(await mailsTo(email)).toHaveLength(1)
  const body = { email, captchaToken: `laptop-captcha:support:${crypto.randomUUID()}` }
  expectProblem(await from.call(subscribeToNewsletter, { body }), 422, 'captcha_failed')
})

test('a network address asks five times an hour', async () => {
  const from = new Client(url)
  for (const _ of [1, 2, 3, 4, 5]) expectSuccess(await subscribe(newEmail(), { from }))
  expectProblem(await subscribe(newEmail(), { from }), 429, 'rate_limited')
})

test('a link to confirm works for a week, and one for something else never confirms', async () => {
  const subscriber = await putSubscriber({ status: 'pending' })
  const now = await control.now()
  const old = await confirmToken(subscriber, addTime(now, { days: -7 }))
  expectProblem(await confirm(old), 410, 'newsletter_link_old')
  expectProblem(await linked(old), 410, 'newsletter_link_old')
  const fresh = await confirmToken(subscriber, addTime(now, { days: -7, minutes: 5 }))
  const other = await putSubscriber({ status: 'pending' })
  const forged = [
    await leaveToken(subscriber),
    fresh.replace(subscriber.id, other.id),
    fresh.replace('newsletter_confirm', 'newsletter'),
    fresh.slice(0, -1),
    'x',
  ]
  for (const token of forged) expectProblem(await confirm(token), 404, 'newsletter_link_unknown')
  expect([(await subscriberNow(subscriber))?.status, (await subscriberNow(other))?.status]).toEqual([
    'pending',
    'pending',
  ])
  expect((await confirm(fresh)).body.status).toBe('confirmed')
})
