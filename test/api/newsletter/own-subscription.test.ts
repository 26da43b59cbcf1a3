import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { getMailChoice, oneClickUnsubscribe, setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import {
  confirmNewsletter,
  getNewsletterSubscription,
  setNewsletterSubscription,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import {
  confirmToken,
  putSubscriber,
  subscriberAt,
  subscriberNow,
} from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unsubscribeToken } from '#test/support/unsubscribe-token.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Member = Awaited<ReturnType<typeof feedMember>>

const shownTo = async ({ client }: Member) => (await client.call(getNewsletterSubscription, {})).body
const choose = ({ client }: Member, isOn: boolean, topics: string[] = []) =>
  client.call(setNewsletterSubscription, { body: { isOn, topics } })
const chosenBy = async ({ client }: Member) => (await client.call(getNotificationPreferences, {})).body
const prefer = ({ client }: Member, preferences: object, version: number) =>
  client.call(updateNotificationPreferences, { body: { preferences, version } })

const both = (on: boolean) => ({ enabled: on, email: on })

/** Their own subscriber, of their address. */
const subscribed = ({ userId, email }: Member, more: Parameters<typeof putSubscriber>[0] = {}) =>
  putSubscriber({ userId: userId as never, email, ...more })

test('a member turns it on for their verified address without a mail, chooses topics, and turns it off', async () => {
  const member = await feedMember(url)
  expect(await shownTo(member)).toMatchObject({ isOn: false, email: member.email, topics: [] })
  expect((await choose(member, true, ['events'])).body).toMatchObject({ isOn: true, topics: ['events'] })
  expect(await subscriberAt(member.email)).toMatchObject({
    userId: member.userId,
    status: 'confirmed',
    source: 'profile',
  })
  expect((await choose(member, true)).body).toMatchObject({ isOn: true, topics: [] })
  expectProblem(await choose(member, true, ['horoscopes']), 422, 'unknown_topic')
  expect((await choose(member, false)).body).toMatchObject({ isOn: false })
  expect((await choose(member, false)).body).toMatchObject({ isOn: false })
  const stored = await subscriberAt(member.email)
  expect(stored?.consents.map(({ what, source }) => `${what} ${source}`)).toEqual([
    'confirmed profile',
    'topics profile',
    'unsubscribed profile',
  ])
  await control.settle()
  expect(await control.inbox(member.email)).toEqual([])
})

test('the preference is the subscriber, both ways, and the other preferences stay as they are', async () => {
  const member = await feedMember(url)
  const marketing = { enabled: true, email: false }
  await prefer(member, { marketing }, 0)
  expect(await chosenBy(member)).toMatchObject({ preferences: { marketing, newsletter: both(false) } })
  const on = await prefer(member, { newsletter: { enabled: false, email: true } }, 1)
  expect(on.body).toMatchObject({ preferences: { marketing, newsletter: both(true) }, version: 2 })
  expect((await shownTo(member)).isOn).toBe(true)
  await choose(member, false)
  expect(await chosenBy(member)).toMatchObject({ preferences: { marketing, newsletter: both(false) } })
  await choose(member, true)
  expect((await prefer(member, { social: both(false) }, 2)).body.preferences).toEqual({
    marketing,
    social: both(false),
    newsletter: both(true),
  })
  // Of two who choose at once, the one who is refused has changed nothing, here either.
  expectProblem(await prefer(member, { newsletter: both(false) }, 2), 409, 'version_conflict')
  expect((await shownTo(member)).isOn).toBe(true)
})

test('an old link of the category ends the subscriber, and shows what it is', async () => {
  const member = await feedMember(url)
  const subscriber = await subscribed(member)
  const params = { token: await unsubscribeToken(member.userId, 'newsletter') }
  const stranger = new Client(url)
  expect((await stranger.call(getMailChoice, { params })).body).toEqual({
    category: 'newsletter',
    isOn: true,
  })
  for (const _ of [1, 2]) expectSuccess(await stranger.call(oneClickUnsubscribe, { params }))
  expect(await subscriberNow(subscriber)).toMatchObject({ status: 'unsubscribed', version: 2 })
  expect((await chosenBy(member)).preferences.newsletter).toEqual(both(false))
  expect((await stranger.call(setMailChoice, { params, body: { isOn: true } })).body.isOn).toBe(true)
  expect((await subscriberNow(subscriber))?.status).toBe('confirmed')
})

test('an address that called a mail spam, or bounces, is not turned on by its member', async () => {
  const [complained, bounced] = await Promise.all([feedMember(url), feedMember(url)])
  await subscribed(complained, { status: 'complained' })
  expect(await shownTo(complained)).toMatchObject({ isOn: false, problem: 'complained' })
  expectProblem(await choose(complained, true), 409, 'subscriber_complained')
  expectProblem(await prefer(complained, { newsletter: both(true) }, 0), 409, 'subscriber_complained')
  expect((await chosenBy(complained)).version).toBe(0)
  expectSuccess(await prefer(complained, { newsletter: both(false), social: both(true) }, 0))

  await subscribed(bounced, { status: 'bounced' })
  const suppression = {
    email: bounced.email,
    scope: 'all' as const,
    reason: 'bounce' as const,
    createdAt: await control.now(),
    version: 1,
  }
  await commit(suppressions.put(suppression, { absent: true }))
  expect(await shownTo(bounced)).toMatchObject({ isOn: false, problem: 'bounced' })
  expectProblem(await choose(bounced, true), 409, 'subscriber_bounced')
  // Once mail arrives there again, they may.
  await commit(suppressions.delete(suppression))
  expect((await choose(bounced, true)).body.isOn).toBe(true)
})

test('ten who turn it on at once make one subscriber', async () => {
  const member = await feedMember(url)
  const answers = await Promise.all(Array.from({ length: 10 }, () => choose(member, true)))
  for (const answer of answers) expect([answer.status, answer.body.isOn]).toEqual([200, true])
  expect((await subscriberAt(member.email))?.consents).toHaveLength(1)
})

test('an administrator who acts as a member does not consent for them', async () => {
  const member = await feedMember(url)
  const admin = await demoClient(url, 'admin')
  const { body } = await admin.call(startImpersonation, { body: { userId: member.userId as never } })
  const as = { 'x-impersonation': body.handle }
  const wish = { body: { isOn: true, topics: [] } }
  expectProblem(await admin.call(setNewsletterSubscription, wish, as), 403, 'impersonating')
  const turned = (preferences: object) =>
    admin.call(updateNotificationPreferences, { body: { preferences, version: 0 } }, as)
  expectProblem(await turned({ newsletter: both(true) }), 403, 'impersonating')
  expectSuccess(await turned({ newsletter: both(false), social: both(false) }))
  expect((await shownTo(member)).isOn).toBe(false)
})

test('who confirms by the link with the address of an account confirms for that account', async () => {
  const member = await feedMember(url)
  const subscriber = await putSubscriber({ email: member.email, status: 'pending' })
  expect((await shownTo(member)).isOn).toBe(false)
  const token = await confirmToken(subscriber)
  expectSuccess(await new Client(url).call(confirmNewsletter, { body: { token } }))
  expect(await subscriberNow(subscriber)).toMatchObject({ userId: member.userId, status: 'confirmed' })
  expect((await shownTo(member)).isOn).toBe(true)
})
