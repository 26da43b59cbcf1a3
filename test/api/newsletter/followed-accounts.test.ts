import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { preparingProgress, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { addressHash, newsletterAddresses } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { newId } from '#shared/ids.ts'
import { oneClickUnsubscribe } from '#shared/mail/unsubscribe/contract.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import {
  getNewsletterSubscription,
  lookUpNewsletterLink,
  resubscribeToNewsletter,
  setNewsletterSubscription,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { completion, mailedCode, newEmail, plantedPassword, registration } from '#test/support/new-member.ts'
import {
  leaveToken,
  putSubscriber,
  subscriberAt,
  subscriberNow,
} from '#test/support/newsletter-subscribers.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Member = Awaited<ReturnType<typeof feedMember>>
type Owner = Pick<Member, 'userId'>

const shownTo = async ({ client }: Member) => (await client.call(getNewsletterSubscription, {})).body
const choose = ({ client }: Member, isOn: boolean, topics: string[] = []) =>
  client.call(setNewsletterSubscription, { body: { isOn, topics } })

const copied = (copy: Awaited<ReturnType<typeof collectData>> | undefined) =>
  Buffer.from(copy?.['data/newsletter-subscriber.json'] ?? []).toString()

/** Their own subscriber, of their address. */
const subscribed = ({ userId, email }: Member, more: Parameters<typeof putSubscriber>[0] = {}) =>
  putSubscriber({ userId: userId as never, email, ...more })

/** The account has another address now, and says so. */
async function moveAccount({ userId, email: before }: Member, email: string, { told = true } = {}) {
  const claim = await emailClaims.get({ email: before }, { consistent: true })
  await changeUser(userId, { email })
  await commit(
    ...(claim ? [emailClaims.delete(claim)] : []),
    emailClaims.put({ email, userId, version: 1 }, { absent: true }),
  )
  if (told) await tellOfMove({ userId })
}

async function tellOfMove({ userId }: Owner) {
  await commit(announce('contact.changed', { userId: userId as never }, await control.now()))
  await control.settle()
}

test('the box at registration subscribes once the registration is complete, and not before', async () => {
  const [wishing, silent] = [newEmail(), newEmail()]
  for (const email of [wishing, silent]) {
    const body = { ...registration(email), ...(email === wishing && { wantsNewsletter: true }) }
    expectSuccess(await new Client(url).call(registerAccount, { body }))
    const code = await mailedCode(url, email)
    await poolCall(url, 'ConfirmSignUp', {
      ClientId: 'localclient',
      Username: email,
      ConfirmationCode: code,
    })
    const client = await signIn(url, email, plantedPassword)
    await control.settle()
    expect(await subscriberAt(email)).toBeUndefined()
    const { version } = (await client.call(getMe, {})).body
    const completed = await client.call(completeRegistration, { body: completion(version) })
    expect(completed.body).not.toHaveProperty('newsletterAskedAt')
    await control.settle()
    const user = await users.get({ id: completed.body.id }, { consistent: true })
    expect(user).not.toHaveProperty('newsletterAskedAt')
  }
  const subscriber = await subscriberAt(wishing)
  expect(subscriber).toMatchObject({ status: 'confirmed', source: 'register' })
  expect(subscriber?.consents[0]?.at).not.toBe(subscriber?.confirmedAt)
  expect(await subscriberAt(silent)).toBeUndefined()
})

test('a wish of someone else who registered with an address is none', async () => {
  const email = newEmail()
  const first = { ...registration(email), wantsNewsletter: true }
  expectSuccess(await new Client(url).call(registerAccount, { body: first }))
  const claim = await emailClaims.get({ email }, { consistent: true })
  const stored = () => users.get({ id: claim?.userId ?? '' }, { consistent: true })
  expect(await stored()).toHaveProperty('newsletterAskedAt')
  const second = { ...registration(email), password: 'Another-Pa55word-41c8d0' }
  expectSuccess(await new Client(url).call(registerAccount, { body: second }))
  expect(await stored()).toMatchObject({ contested: true })
  expect(await stored()).not.toHaveProperty('newsletterAskedAt')
})

test('a subscriber follows the address of the account, and the link in an old mail still ends it', async () => {
  const member = await feedMember(url)
  const subscriber = await subscribed(member, { topics: ['events'] })
  const email = newEmail()
  await moveAccount(member, email)
  await tellOfMove(member)
  expect(await subscriberAt(email)).toMatchObject({
    id: subscriber.id,
    status: 'confirmed',
    topics: ['events'],
  })
  expect(await subscriberAt(member.email)).toBeUndefined()
  expect((await shownTo(member)).isOn).toBe(true)
  const params = { token: await leaveToken(subscriber) }
  expectSuccess(await new Client(url).call(oneClickUnsubscribe, { params }))
  expect(await subscriberNow(subscriber)).toMatchObject({ email, status: 'unsubscribed' })
})

test.each(['unsubscribed', 'bounced', 'complained'] as const)(
  'an address that stands there and is %s stays so when an account comes to it',
  async (status) => {
    const member = await feedMember(url)
    const [own, standing] = await Promise.all([subscribed(member), putSubscriber({ status })])
    await moveAccount(member, standing.email)
    expect(await subscriberAt(standing.email)).toMatchObject({
      id: standing.id,
      userId: member.userId,
      status,
    })
    expect(await subscriberNow(own)).toBeUndefined()
    expect(await newsletterAddresses.get({ hash: addressHash(member.email) })).toBeUndefined()
  },
)

test('one that stands there and was never confirmed gives way', async () => {
  const member = await feedMember(url)
  const [own, standing] = await Promise.all([subscribed(member), putSubscriber({ status: 'pending' })])
  await moveAccount(member, standing.email)
  expect(await subscriberAt(standing.email)).toMatchObject({ id: own.id, status: 'confirmed' })
  expect(await subscriberNow(standing)).toBeUndefined()
})

test('where one gives way to another, the link in a mail to either ends it', async () => {
  const member = await feedMember(url)
  const [own, standing] = await Promise.all([subscribed(member), putSubscriber()])
  await moveAccount(member, standing.email)
  const token = await leaveToken(standing)
  const looked = await new Client(url).call(lookUpNewsletterLink, { body: { token } })
  expect(looked.body).toMatchObject({ purpose: 'unsubscribe', status: 'confirmed' })
  expectSuccess(await new Client(url).call(oneClickUnsubscribe, { params: { token } }))
  expect(await subscriberNow(own)).toMatchObject({ email: standing.email, status: 'unsubscribed' })
  const again = await new Client(url).call(resubscribeToNewsletter, { body: { token } })
  expect(again.body).toMatchObject({ status: 'confirmed' })
})

test('who takes over an address takes over no subscriber of the member before, however late the news', async () => {
  const [before, after] = await Promise.all([feedMember(url), feedMember(url)])
  const [first, second] = await Promise.all([subscribed(before), subscribed(after)])
  await moveAccount(before, newEmail(), { told: false })
  await moveAccount(after, before.email)
  expect(await subscriberNow(second)).toMatchObject({ email: before.email, status: 'confirmed' })
  const { email } = (await users.get({ id: before.userId })) ?? {}
  expect(await subscriberNow(first)).toMatchObject({ email, status: 'confirmed', userId: before.userId })
  await tellOfMove(before)
  expect([(await shownTo(before)).isOn, (await shownTo(after)).isOn]).toEqual([true, true])
})

test('an erased account leaves no subscriber, no address, and no campaign behind', async () => {
  const member = await feedMember(url)
  const subscriber = await subscribed(member)
  const now = await control.now()
  const campaignId = newId('cmp', now) as CampaignId
  const sent = { campaignId, recipientId: subscriber.id, status: 'sent' as const, attempts: 1, at: now }
  await commit(
    recipients.put({ ...sent, version: 1 }, { absent: true }),
    preparingProgress.put({ campaignId, list: 0, prepared: 3, version: 1 }, { absent: true }),
  )
  const user = await users.get({ id: member.userId }, { consistent: true })
  const copy = user && (await collectData(user, now))
  expect(copied(copy)).toContain(subscriber.id)
  expect(Buffer.from(copy?.['data/campaign-recipient.json'] ?? []).toString()).toContain(campaignId)
  for (const _ of [1, 2]) await eraseAccount(member.userId, now)
  expect(await subscriberNow(subscriber)).toBeUndefined()
  expect(await newsletterAddresses.get({ hash: addressHash(member.email) })).toBeUndefined()
  expect(await recipients.get(sent)).toBeUndefined()
  expect((await preparingProgress.get({ campaignId }))?.prepared).toBe(2)
})

test('a subscription from before the account is copied and erased with it, and one of the next owner stays', async () => {
  const [member, left] = await Promise.all([feedMember(url), feedMember(url)])
  const earlier = await putSubscriber({ email: member.email })
  const user = await users.get({ id: member.userId }, { consistent: true })
  const now = await control.now()
  const copy = user && (await collectData(user, now))
  expect(copied(copy)).toContain(earlier.id)
  await eraseAccount(member.userId, now)
  expect(await subscriberNow(earlier)).toBeUndefined()

  const next = await feedMember(url)
  await moveAccount(left, newEmail())
  await moveAccount(next, left.email)
  await choose(next, true)
  await changeUser(left.userId, { formerAddresses: [{ email: left.email, until: now }] } as never)
  await eraseAccount(left.userId, await control.now())
  expect((await subscriberAt(left.email))?.userId).toBe(next.userId)
})
