import { setTimeout as wait } from 'node:timers/promises'
import { SESClient } from '@aws-sdk/client-ses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statsOf } from '#core/newsletter/newsletter-campaigns/campaign-stats.ts'
import { campaigns, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { forgetRecipients } from '#core/newsletter/newsletter-campaigns/forget-recipients.ts'
import { countsOf } from '#core/newsletter/newsletter-campaigns/recipient-counters.ts'
import { sendCampaigns } from '#core/newsletter/newsletter-campaigns/send-campaigns.ts'
import { prepareCampaign } from '#core/newsletter/newsletter-campaigns/sending/prepare-campaign.ts'
import { runClock } from '#core/newsletter/newsletter-campaigns/sending/run-clock.ts'
import { sendingRate } from '#core/newsletter/newsletter-campaigns/sending/sending-rate.ts'
import { changeSubscriber } from '#core/newsletter/newsletter-subscribers/change-subscriber.ts'
import { moveToAccount } from '#core/newsletter/newsletter-subscribers/subscriber-for.ts'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { unsubscribeSubscriber } from '#core/newsletter/newsletter-subscribers/unsubscribe-subscriber.ts'
import { followings } from '#core/newsletter/organization-news/followings.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { jobLeases } from '#core/platform/jobs/alone.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { suppressAddress } from '#core/platform/mails/suppress-address.ts'
import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { cancelled, paused, resumed } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { withTopics } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { User } from '#shared/platform/users/user.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import {
  dueCampaign,
  letTestsSend,
  mailsOf,
  readersOf,
  recipientsOf,
  standingsOf,
} from '#test/support/campaign-runs.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { newEmail } from '#test/support/new-member.ts'
import { storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { putPerson } from '#test/support/put-person.ts'
import { changeUser } from '#test/support/records.ts'
import { changeStored, enter } from '#test/support/registrations.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let author: User
let topics = 0

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  await control.settle()
  printLogsWith(() => undefined)
  await letTestsSend()
  author = await putPerson({ membershipType: 'admin' })
})

afterAll(() => cloud.stop())

const newTopic = () => `own-${++topics}`
const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const send = async ({ perSecond = 200, minutes = 0, seconds = 60 } = {}) =>
  sendCampaigns({ now: later(await control.now(), minutes), seconds, perSecond })

const campaignTo = async (topic: string, more: Partial<Campaign> = {}) =>
  dueCampaign(topic, await control.now(), { authorId: author.id, name: `Season news ${topic}`, ...more })

const addressesOf = (campaign: Campaign) =>
  mailsOf(cloud.dataDir, campaign)
    .map(({ recipients: [to] }) => to)
    .toSorted()
const addresses = (people: readonly { email: string }[]) => people.map(({ email }) => email).toSorted()

const step = (id: string, change: (campaign: Campaign) => Campaign) =>
  untilUnchanged(async () => {
    const campaign = (await storedCampaign(id)) as Campaign
    await commit(campaigns.put(change(campaign), { version: campaign.version }))
  })

/** Everyone is among its recipients, and no mail has gone. */
async function preparedCampaign(topic: string, more: Partial<Campaign> = {}): Promise<Campaign> {
  const now = await control.now()
  const campaign = await campaignTo(topic, { status: 'preparing', startedAt: now, ...more })
  for (;;) {
    const current = (await storedCampaign(campaign.id)) as Campaign
    if (current.status !== 'preparing') return current
    await prepareCampaign(current, runClock(now, 60))
  }
}

/** The write that says what became of a mail. */
const isNote = (input: object) =>
  'TransactItems' in input && JSON.stringify(input).includes('"status":"sent"')

const subjectsToAuthor = async () => (await control.inbox(author.email)).map(({ subject }) => subject)

async function toldAuthor(campaign: Campaign, title: string): Promise<void> {
  await control.settle()
  const { items } = await notifications.list({ index: 'gsi1', pk: `UNREAD#${author.id}`, limit: 100 })
  expect(items.map((one) => one.title)).toContain(title.replace('{}', `“${campaign.name}”`))
}

const statusesOf = async (campaign: Campaign) =>
  Object.fromEntries(
    (await recipientsOf(campaign)).map(({ recipientId, status, why }) => [recipientId, why ?? status]),
  )

test('a campaign goes out with the headers of a list, and its author is told', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 12)
  await readersOf(newTopic(), 3)
  const campaign = await campaignTo(topic)
  await send()
  expect(addressesOf(campaign)).toEqual(addresses(readers))
  for (const {
    headers,
    tags,
    recipients: [to],
  } of mailsOf(cloud.dataDir, campaign)) {
    expect(headers['list-unsubscribe']).toMatch(
      /^<http.*\/api\/notifications\/one-click\/newsletter-nls_[^>]+>$/,
    )
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(tags.recipient).toBe(readers.find(({ email }) => email === to)?.id)
  }
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
  await toldAuthor(campaign, '{} has gone out')
  expect(await subjectsToAuthor()).toContain(`Sent: ${campaign.name}`)
})

test('who may not get it in the moment of sending is skipped, with the reason', async () => {
  const topic = newTopic()
  const [leaves, other, suppressed, complains, erased, stays] = (await readersOf(topic, 6)) as [
    ...Awaited<ReturnType<typeof readersOf>>,
  ]
  const [suspended, member] = [await putPerson(), await putPerson({ firstName: 'Mo' })]
  const ofAccounts = await Promise.all(
    [suspended, member].map(({ id, email }) => putSubscriber({ topics: [topic], userId: id, email })),
  )
  const campaign = await preparedCampaign(topic)
  const now = await control.now()
  if (!leaves || !other || !suppressed || !complains || !erased || !stays) throw new Error('too few readers')
  await unsubscribeSubscriber(leaves.id, { now })
  await changeSubscriber(other.id, (subscriber) => withTopics(subscriber, ['elsewhere'], now))
  await suppressAddress(suppressed.email, 'bounce', now)
  await changeSubscriber(complains.id, (subscriber) => ({ ...subscriber, status: 'complained' }))
  await commit(subscribers.delete(erased))
  await changeUser(suspended.id, { status: 'suspended' })
  await send()
  expect(await statusesOf(campaign)).toEqual({
    [leaves.id]: 'unsubscribed',
    [other.id]: 'topic',
    [suppressed.id]: 'suppressed',
    [complains.id]: 'suppressed',
    [erased.id]: 'gone',
    [stays.id]: 'sent',
    [ofAccounts[0]?.id ?? '']: 'gone',
    [ofAccounts[1]?.id ?? '']: 'sent',
  })
  expect(addressesOf(campaign)).toEqual(addresses([stays, member]))
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
})

test('who unsubscribes while their mail is taken from the list does not get it', async () => {
  const topic = newTopic()
  const [reader] = await readersOf(topic, 1)
  const campaign = await preparedCampaign(topic)
  // Right before the lease: the worker has them in its hands.
  beforeNextWrite(async () => unsubscribeSubscriber(reader?.id ?? '', { now: await control.now() }))
  await send()
  expect(await statusesOf(campaign)).toEqual({ [reader?.id ?? '']: 'unsubscribed' })
  expect(addressesOf(campaign)).toEqual([])
})

test('of many who unsubscribe while a campaign goes out, no one gets it afterwards', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 80)
  const campaign = await preparedCampaign(topic)
  const leftAt = new Map<string, string>()
  const sending = send({ perSecond: 40 })
  for (const { id, email } of readers.toReversed()) {
    await unsubscribeSubscriber(id, { now: await control.now() })
    leftAt.set(email, await control.now())
  }
  await sending
  const { sent, skipped } = await standingsOf(campaign)
  expect(sent + skipped).toBe(80)
  expect(skipped).toBeGreaterThan(0)
  const mails = mailsOf(cloud.dataDir, campaign)
  expect(mails).toHaveLength(sent)
  // What was handed over in that very moment had been taken before.
  const handingOver = 1 / 60
  for (const {
    at,
    recipients: [to = ''],
  } of mails)
    expect(at < later(leftAt.get(to) ?? '', handingOver)).toBe(true)
})

test('a pause stops it, and resuming goes on where it stopped, with no one twice', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 60)
  const campaign = await preparedCampaign(topic)
  const sending = send({ perSecond: 15 })
  await expect.poll(() => mailsOf(cloud.dataDir, campaign).length).toBeGreaterThan(5)
  await step(campaign.id, (current) => paused(current, 'by_hand', current.updatedAt))
  await sending
  const sentBefore = mailsOf(cloud.dataDir, campaign).length
  expect(sentBefore).toBeLessThan(60)
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused' })
  await send({ seconds: 2 })
  expect(mailsOf(cloud.dataDir, campaign)).toHaveLength(sentBefore)
  await step(campaign.id, (current) => resumed(current, current.updatedAt))
  await send()
  expect(addressesOf(campaign)).toEqual(addresses(readers))
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
})

test('it has ended only when no one waits any more, not even for another try', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 4)
  const campaign = await preparedCampaign(topic)
  // Each request is made twice by the client of the mail service.
  await control.mailFaults({ failNext: 2 })
  await send({ perSecond: 2, seconds: 30 })
  expect(await standingsOf(campaign)).toMatchObject({ sent: 3, waiting: 1 })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sending' })
  await send({ minutes: 3 })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
  expect(addressesOf(campaign)).toEqual(addresses(readers))
})

test('while the mail service is down a run gives up after a few tries, and no one is lost', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 40)
  const campaign = await preparedCampaign(topic)
  await control.mailFaults({ down: true })
  await send()
  const tried = (await recipientsOf(campaign)).filter(({ attempts }) => attempts > 0).length
  expect(tried).toBeGreaterThanOrEqual(10)
  expect(tried).toBeLessThan(40)
  await control.mailFaults({ down: false })
  await send({ minutes: 3 })
  expect(addressesOf(campaign)).toEqual(addresses(readers))
})

test('after an hour without a mail service everyone still gets it', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 3)
  const campaign = await preparedCampaign(topic)
  await control.mailFaults({ down: true })
  for (const minutes of [0, 2, 7, 16, 33, 60]) await send({ minutes })
  await control.mailFaults({ down: false })
  await send({ minutes: 120 })
  expect(addressesOf(campaign)).toEqual(addresses(readers))
})

test('a campaign that is found an hour late does not go out, and its author hears of it', async () => {
  const topic = newTopic()
  await readersOf(topic, 2)
  const at = later(await control.now(), -61)
  const campaign = await campaignTo(topic, { planned: { local: '', zone: 'UTC', at } })
  await send()
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'missed' })
  expect(await standingsOf(campaign)).toMatchObject({ prepared: 0 })
  await toldAuthor(campaign, '{} stopped')
  expect(await subjectsToAuthor()).toContain(`Stopped: ${campaign.name}`)
})

test('throttling halves the rate, a quiet minute raises it by one, and no one loses a try', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 3)
  const campaign = await preparedCampaign(topic)
  // Each request is made twice by the client of the mail service, and at this rate one mail is on its way at a time.
  await control.mailFaults({ throttleNext: 2 })
  await send({ perSecond: 2 })
  const throttled = (await recipientsOf(campaign)).filter(({ status }) => status === 'waiting')
  expect(throttled).toMatchObject([{ attempts: 0 }])
  const now = await control.now()
  expect((await sendingRate(now)).perSecond).toBe(1)
  expect((await sendingRate(later(now, 2))).perSecond).toBe(2)
  expect((await sendingRate(later(now, 2))).perSecond).toBe(2)
  expect((await sendingRate(later(now, 4))).perSecond).toBe(3)
  await send({ minutes: 2 })
  expect(addressesOf(campaign)).toEqual(addresses(readers))
})

test('mails of the platform do not wait behind a campaign', async () => {
  const topic = newTopic()
  await readersOf(topic, 60)
  const campaign = await preparedCampaign(topic)
  const sending = send({ perSecond: 10 })
  const people = { high: newEmail(), normal: newEmail() } as const
  const now = await control.now()
  for (const priority of ['high', 'normal'] as const)
    await commit(
      ...queueMail(
        { toEmail: people[priority], templateId: 'welcome', data: { firstName: 'Ann' }, priority },
        now,
      ),
    )
  for (const email of Object.values(people))
    await expect.poll(async () => (await control.inbox(email)).length).toBe(1)
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sending' })
  await sending
  expect(mailsOf(cloud.dataDir, campaign)).toHaveLength(60)
})

/** A campaign on its way: 200 have it, of whom so many bounced or complained, and a few still wait. */
async function hurtingCampaign(what: 'bouncedAt' | 'complainedAt', many: number): Promise<Campaign> {
  const topic = newTopic()
  await readersOf(topic, 210)
  const campaign = await preparedCampaign(topic)
  const now = await control.now()
  const all = await recipientsOf(campaign)
  await Promise.all(
    all
      .slice(0, 200)
      .map(({ nextAttemptAt: _, ...recipient }, place) =>
        commit(
          recipients.put(
            { ...recipient, status: 'sent', at: now, version: 2, ...(place < many && { [what]: now }) },
            { version: 1 },
          ),
        ),
      ),
  )
  const figure = what === 'bouncedAt' ? 'bounced' : 'complained'
  await expect
    .poll(async () => (await countsOf(campaign.id)).counts)
    .toMatchObject({ sent: 200, [figure]: many })
  return campaign
}

test.each([
  ['bouncedAt', 10, 11, 'bounces'],
  ['complainedAt', 2, 3, 'complaints'],
] as const)(
  'a campaign with too many %s stops by itself and tells its author',
  async (what, few, many, why) => {
    const fine = await hurtingCampaign(what, few)
    await send()
    expect(await storedCampaign(fine.id)).toMatchObject({ status: 'sent' })
    const hurting = await hurtingCampaign(what, many)
    await send()
    expect(await storedCampaign(hurting.id)).toMatchObject({ status: 'paused', pausedFor: why })
    expect(await standingsOf(hurting)).toMatchObject({ sent: 200, waiting: 10 })
    await toldAuthor(hurting, '{} stopped')
    expect(await subjectsToAuthor()).toContain(`Stopped: ${hurting.name}`)
    // Its author knows, and goes on: what comes from now on is judged.
    await step(hurting.id, (current) => resumed(current, current.updatedAt))
    await send()
    expect(await storedCampaign(hurting.id)).toMatchObject({ status: 'sent' })
  },
)

test('a campaign that is cancelled goes to no one else, and ends', async () => {
  const topic = newTopic()
  await readersOf(topic, 60)
  const campaign = await preparedCampaign(topic)
  const sending = send({ perSecond: 15 })
  await expect.poll(() => mailsOf(cloud.dataDir, campaign).length).toBeGreaterThan(5)
  await step(campaign.id, (current) => cancelled(current, current.updatedAt))
  await sending
  await send()
  const { sent, skipped, prepared } = await standingsOf(campaign)
  expect(mailsOf(cloud.dataDir, campaign)).toHaveLength(sent)
  expect([sent + skipped, prepared]).toEqual([60, 60])
  expect(sent).toBeLessThan(60)
  const ended = await storedCampaign(campaign.id)
  expect(ended).toMatchObject({ status: 'cancelled' })
  expect(ended?.endedAt).toBeDefined()
})

test('a sender that the mail service refuses stops a campaign, instead of failing everyone', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 30)
  const campaign = await preparedCampaign(topic)
  const original = SESClient.prototype.send
  SESClient.prototype.send = async () => {
    throw Object.assign(new Error('x'), { name: 'MailFromDomainNotVerifiedException' })
  }
  await send()
  SESClient.prototype.send = original
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused', pausedFor: 'failed' })
  expect(await standingsOf(campaign)).toMatchObject({ waiting: 30, failed: 0 })
  await step(campaign.id, (current) => resumed(current, current.updatedAt))
  await send({ minutes: 2 })
  expect(addressesOf(campaign)).toEqual(addresses(readers))
})

/** An organization that may write to its people. */
async function aSender() {
  const writer = await putPerson({ membershipType: 'organization' })
  return { writer, organization: await putOrganization([[writer.id, 'owner']]) }
}

test('a mail that fails for one campaign alone holds up no other, and the one goes on later', async () => {
  const [broken, sound] = [newTopic(), newTopic()]
  const [victims, readers] = [await readersOf(broken, 30), await readersOf(sound, 30)]
  const first = await preparedCampaign(broken, { subject: 'Broken' })
  const second = await preparedCampaign(sound)
  const original = SESClient.prototype.send
  SESClient.prototype.send = async function (this: SESClient, ...given: unknown[]) {
    if (JSON.stringify(given[0]).includes(first.id))
      throw Object.assign(new Error('x'), { name: 'SocketError' })
    return Reflect.apply(original, this, given)
  } as never
  await send()
  SESClient.prototype.send = original
  expect(addressesOf(second)).toEqual(addresses(readers))
  expect((await recipientsOf(first)).filter(({ attempts }) => attempts > 0).length).toBeLessThan(30)
  await send({ minutes: 3 })
  expect(addressesOf(first)).toEqual(addresses(victims))
})

test('at a low rate, too, a campaign stops before everyone has failed', async () => {
  const topic = newTopic()
  await readersOf(topic, 40)
  const campaign = await preparedCampaign(topic)
  const original = SESClient.prototype.send
  SESClient.prototype.send = async () => {
    throw Object.assign(new Error('x'), { name: 'MessageRejected' })
  }
  // At five a second, a round has ten mails.
  await send({ perSecond: 5 })
  SESClient.prototype.send = original
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused', pausedFor: 'failed' })
  expect((await standingsOf(campaign)).failed).toBeLessThan(30)
})

test('a pause holds after a few seconds, also while the mail service is slow', async () => {
  const topic = newTopic()
  await readersOf(topic, 45)
  const campaign = await preparedCampaign(topic)
  const original = SESClient.prototype.send
  let taken = 0
  SESClient.prototype.send = (async () => {
    taken += 1
    await wait(3000)
    return { MessageId: 'slow' }
  }) as never
  const sending = send({ perSecond: 20 })
  await expect.poll(() => taken, { interval: 50 }).toBeGreaterThan(0)
  await step(campaign.id, (current) => paused(current, 'by_hand', current.updatedAt))
  await sending
  SESClient.prototype.send = original
  // A round has forty mails, of which ten are on their way at a time.
  expect(taken).toBeLessThanOrEqual(20)
})

test('an organization that is suspended while its news goes out reaches no one any more', async () => {
  const { organization, writer } = await aSender()
  const people = await Promise.all(Array.from({ length: 40 }, () => putPerson()))
  const now = await control.now()
  await commit(
    ...people.map(({ id: userId }) =>
      followings.put(
        {
          organizationId: organization.id,
          userId,
          follows: true,
          isMuted: false,
          updatedAt: now,
          version: 1,
        },
        { absent: true },
      ),
    ),
  )
  const campaign = await preparedCampaign(newTopic(), {
    senderId: organization.id,
    authorId: writer.id,
    audience: { kind: 'organization', followers: true, eventIds: [] },
  })
  const sending = send({ perSecond: 5 })
  await expect.poll(() => mailsOf(cloud.dataDir, campaign).length).toBeGreaterThan(2)
  const suspended = { ...organization, status: 'suspended' as const, version: 2 }
  await commit(organizations.put(suspended, { version: 1 }))
  await sending
  expect(mailsOf(cloud.dataDir, campaign).length).toBeLessThan(40)
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused', pausedFor: 'sender' })
  // One who resumes it does not get around that.
  await step(campaign.id, (current) => resumed(current, current.updatedAt))
  await send({ seconds: 3 })
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'paused', pausedFor: 'sender' })
  expect((await control.inbox(writer.email)).map(({ subject }) => subject)).toContain(
    `Stopped: ${campaign.name}`,
  )
})

test('the news of an organization goes to those who follow it and want its mail', async () => {
  const { organization } = await aSender()
  const people = await Promise.all(Array.from({ length: 7 }, () => putPerson()))
  const [reads, mutes, refuses, leaves, suspended, mutesLater, leavesSite] = people.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const now = await control.now()
  const follow = (userId: string, more = {}) =>
    followings.put(
      {
        organizationId: organization.id,
        userId: userId as User['id'],
        follows: true,
        isMuted: false,
        updatedAt: now,
        version: 1,
        ...more,
      },
      { absent: true },
    )
  await commit(...people.map(({ id }) => follow(id, id === mutes ? { isMuted: true } : {})))
  const campaign = await preparedCampaign(newTopic(), {
    senderId: organization.id,
    audience: { kind: 'organization', followers: true, eventIds: [] },
  })
  await commit(
    notificationPreferences.put(
      {
        userId: refuses,
        preferences: { marketing: { enabled: true, email: false } },
        updatedAt: now,
        version: 1,
      },
      { absent: true },
    ),
    followings.put(
      {
        organizationId: organization.id,
        userId: leaves as User['id'],
        follows: false,
        isMuted: false,
        updatedAt: now,
        version: 2,
      },
      { version: 1 },
    ),
    followings.put(
      {
        organizationId: organization.id,
        userId: mutesLater as User['id'],
        follows: true,
        isMuted: true,
        updatedAt: now,
        version: 2,
      },
      { version: 1 },
    ),
  )
  await changeUser(suspended, { status: 'suspended' })
  await changeUser(leavesSite, { deletionDueAt: later(now, 60 * 24 * 30) })
  await send()
  expect(await statusesOf(campaign)).toEqual({
    [reads]: 'sent',
    [refuses]: 'unsubscribed',
    [leaves]: 'unsubscribed',
    [mutesLater]: 'unsubscribed',
    [suspended]: 'gone',
    [leavesSite]: 'gone',
  })
  const [mail] = mailsOf(cloud.dataDir, campaign)
  expect(mail?.recipients).toEqual([people[0]?.email])
  expect(mail?.headers['list-unsubscribe']).toContain(`/organization_news-${reads}-${organization.id}-`)
})

test('who gives up a place or a following before the news comes to them does not get it', async () => {
  const { organization, writer } = await aSender()
  const people = await Promise.all(Array.from({ length: 4 }, () => putPerson()))
  const [enters, withdraws, follows, leaves] = people as [User, User, User, User]
  const fees = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const event = await putPublished(writer.id, { fees }, { organizationId: organization.id })
  const [, entry] = [await enter(event, enters.id), await enter(event, withdraws.id)]
  const updatedAt = await control.now()
  const following = ({ id: userId }: User) => ({
    ...{ organizationId: organization.id, userId, updatedAt },
    ...{ follows: true, isMuted: false, version: 1 },
  })
  await commit(...[follows, leaves].map((user) => followings.put(following(user), { absent: true })))
  const campaign = await preparedCampaign(newTopic(), {
    senderId: organization.id,
    audience: { kind: 'organization', followers: true, eventIds: [event.id] },
  })
  await changeStored(entry, { status: 'cancelled' })
  await commit(followings.delete(following(leaves)))
  await send()
  expect(await statusesOf(campaign)).toEqual({
    [enters.id]: 'sent',
    [follows.id]: 'sent',
    [withdraws.id]: 'unsubscribed',
    [leaves.id]: 'unsubscribed',
  })
})

test('90 days after its end a campaign keeps its figures, and who got it is forgotten', async () => {
  const topic = newTopic()
  await forgetRecipients(later(await control.now(), 200 * 24 * 60))
  const [leaves] = await readersOf(topic, 7)
  const campaign = await preparedCampaign(topic)
  await unsubscribeSubscriber(leaves?.id ?? '', { now: await control.now() })
  await send()
  const counted = async () => (await statsOf((await storedCampaign(campaign.id)) as Campaign)).skippedFor
  await expect.poll(async () => (await countsOf(campaign.id)).counts.sent).toBe(6)
  await expect.poll(counted).toMatchObject({ unsubscribed: 1, gone: 0 })
  await forgetRecipients(later(await control.now(), 89 * 24 * 60))
  expect(await recipientsOf(campaign)).toHaveLength(7)
  // A laptop that was off for half a year forgets them all the same, and looks at none of them again.
  const long = later(await control.now(), 200 * 24 * 60)
  expect((await forgetRecipients(long)).done).toBeGreaterThan(0)
  expect(await forgetRecipients(long)).toEqual({ done: 0, failed: 0 })
  expect(await recipientsOf(campaign)).toEqual([])
  expect((await storedCampaign(campaign.id))?.finalCounts).toMatchObject({ prepared: 7, sent: 6 })
  await expect.poll(async () => (await countsOf(campaign.id)).counts.sent).toBe(0)
  expect(await counted()).toMatchObject({ unsubscribed: 1, gone: 0 })
})

test.each([
  ['sent', 0],
  ['waiting', 1],
] as const)(
  'an address at which two become one, the first of them %s, gets one mail',
  async (status, more) => {
    const topic = newTopic()
    const person = await putPerson()
    const own = await putSubscriber({ topics: [topic], userId: person.id, email: person.email })
    const standing = await putSubscriber({ topics: [topic] })
    const campaign = await preparedCampaign(topic)
    const of = async () =>
      (await recipientsOf(campaign)).find(({ recipientId }) => recipientId === standing.id)
    const before = await of()
    if (!before) throw new Error('the subscriber is no recipient')
    const { nextAttemptAt, ...rest } = before
    const version = before.version + 1
    const after = { ...rest, ...(status === 'waiting' && { nextAttemptAt }), status, version }
    await commit(recipients.put(after, { version: before.version }))
    await changeUser(person.id, { email: standing.email })
    await moveToAccount(own.id, person.id, await control.now())
    await send()
    expect(addressesOf(campaign)).toEqual(Array.from({ length: more }, () => standing.email))
    expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
  },
)

test('a bounce that is noted before the mail is noted as sent stays, and takes nothing away', async () => {
  const topic = newTopic()
  const [reader] = await readersOf(topic, 1)
  const campaign = await preparedCampaign(topic)
  const now = await control.now()
  // Right before the note: the lease has been written.
  beforeNextWrite(async () => {
    const [leased] = await recipientsOf(campaign)
    if (!leased) throw new Error('no one is a recipient')
    await commit(
      recipients.put({ ...leased, bouncedAt: now, version: leased.version + 1 }, { version: leased.version }),
    )
  }, isNote)
  await send()
  expect(await recipientsOf(campaign)).toMatchObject([
    { recipientId: reader?.id, status: 'sent', bouncedAt: now, attempts: 1 },
  ])
  expect(mailsOf(cloud.dataDir, campaign)).toHaveLength(1)
})

test('the jobs do it with what they may: one sends by its schedule, the other forgets', async () => {
  const topic = newTopic()
  const readers = await readersOf(topic, 3)
  const { organization } = await aSender()
  const person = await putPerson()
  const now = await control.now()
  await commit(
    followings.put(
      {
        organizationId: organization.id,
        userId: person.id,
        follows: true,
        isMuted: false,
        updatedAt: now,
        version: 1,
      },
      { absent: true },
    ),
  )
  const long = later(now, -95 * 24 * 60)
  const old = await preparedCampaign(topic)
  await step(old.id, (current) => ({ ...current, status: 'sent', startedAt: long, endedAt: long }))
  const [campaign, news] = [
    await campaignTo(topic),
    await campaignTo(topic, {
      senderId: organization.id,
      audience: { kind: 'organization', followers: true, eventIds: [] },
    }),
  ]
  await commit(jobLeases.derive({ job: 'send_campaigns', until: now, version: 1 }))
  for (const { id } of [campaign, news])
    await expect
      .poll(async () => {
        await control.run('send_campaigns')
        return (await storedCampaign(id))?.status
      })
      .toBe('sent')
  expect(addressesOf(campaign)).toEqual(addresses(readers))
  expect(addressesOf(news)).toEqual([person.email])
  await control.run('forget_recipients')
  expect(await recipientsOf(old)).toEqual([])
  expect((await storedCampaign(old.id))?.finalCounts).toMatchObject({ prepared: 3 })
})
