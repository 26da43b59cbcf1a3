import type { EventBridgeEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { dropPendingSubscribers } from '#core/newsletter/newsletter-subscribers/drop-pending-subscribers.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { handler as follow } from '#functions/events/platform/mail-bounced/follow-subscriber.ts'
import { newId } from '#shared/ids.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { putSubscriber, subscriberAt, subscriberNow } from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** What SES says of a mail, to the same function. */
const told = async (detail: object) =>
  follow({ time: await control.now(), detail } as EventBridgeEvent<string, unknown>)

const bounce = (
  { email }: Pick<Subscriber, 'email'>,
  timestamp: string,
  more: { bounceType?: string; bounceSubType?: string; action?: string; tags?: object } = {},
) => {
  const { bounceType = 'Transient', bounceSubType = 'MailboxFull', action = 'failed', tags = {} } = more
  const bouncedRecipients = [{ emailAddress: email.toUpperCase(), ...(action && { action }) }]
  return told({ mail: { tags }, bounce: { bounceType, bounceSubType, bouncedRecipients, timestamp } })
}

const stateOf = async (subscriber: Subscriber) => {
  const { status, softBounces } = (await subscriberNow(subscriber)) ?? {}
  return [status, softBounces?.length]
}

const simulator = (name: string) => `${name}+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`

async function mail(toEmail: string) {
  const now = await control.now()
  const data = { firstName: 'Ann' }
  await commit(...queueMail({ toEmail, templateId: 'welcome', data, priority: 'normal' }, now))
  await control.settle()
}

test('a bounce for good, and a complaint, of any mail end the newsletter; an arrival forgets soft bounces', async () => {
  const softBounces = [addTime(await control.now(), { days: -1 })]
  const [bounced, complained, reached] = await Promise.all([
    putSubscriber({ email: simulator('bounce') }),
    putSubscriber({ email: simulator('complaint') }),
    putSubscriber({ email: simulator('success'), softBounces }),
  ])
  for (const { email } of [bounced, complained, reached]) await mail(email)
  expect(await stateOf(bounced)).toEqual(['bounced', 0])
  expect((await subscriberNow(complained))?.status).toBe('complained')
  expect(await stateOf(reached)).toEqual(['confirmed', 0])
  expect((await subscriberAt(bounced.email))?.consents.at(-1)?.what).toBe('bounced')
})

test('the fifth soft bounce in thirty days ends it, each counted once', async () => {
  const subscriber = await putSubscriber()
  const now = await control.now()
  const after = (days: number) => addTime(now, { days })
  for (const at of [after(-40), after(-4), after(-3), after(-3), after(-2), after(-1)])
    await bounce(subscriber, at)
  expect(await stateOf(subscriber)).toEqual(['confirmed', 4])
  await bounce(subscriber, now)
  expect(await stateOf(subscriber)).toEqual(['bounced', 0])
})

test('a reader who is away, and a mail that was too large, count as nothing', async () => {
  const subscriber = await putSubscriber()
  const now = await control.now()
  await bounce(subscriber, now, { bounceSubType: 'General', action: '' })
  await bounce(subscriber, now, { bounceSubType: 'MessageTooLarge' })
  const complainedRecipients = [{ emailAddress: subscriber.email }]
  await told({ complaint: { complainedRecipients, complaintFeedbackType: 'not-spam', timestamp: now } })
  expect(await subscriberNow(subscriber)).toMatchObject({ status: 'confirmed', version: 1 })
})

test('the mail of a campaign notes it with its recipient, once', async () => {
  const subscriber = await putSubscriber()
  const now = await control.now()
  const campaignId = newId('cmp', now) as CampaignId
  const row = { campaignId, recipientId: subscriber.id, status: 'sent' as const, attempts: 1, at: now }
  await commit(recipients.put({ ...row, version: 1 }, { absent: true }))
  const tags = { campaign: [campaignId], recipient: [subscriber.id] }
  await bounce(subscriber, now, { tags })
  expect(await recipients.get(row)).toMatchObject({ version: 1 })
  for (const _ of [1, 2]) await bounce(subscriber, now, { bounceType: 'Permanent', tags })
  const complainedRecipients = [{ emailAddress: subscriber.email }]
  await told({ mail: { tags }, complaint: { complainedRecipients, timestamp: now } })
  expect(await recipients.get(row)).toMatchObject({ bouncedAt: now, complainedAt: now, version: 3 })
  expect((await subscriberNow(subscriber))?.status).toBe('complained')
})

test('what comes back from an address that has moved, or is of no one, changes nothing', async () => {
  await bounce({ email: `nobody.${crypto.randomUUID()}@x.test` }, await control.now(), {
    bounceType: 'Permanent',
    tags: { campaign: ['cmp_none'], recipient: ['none'] },
  })
  const left = await putSubscriber({ status: 'unsubscribed' })
  await bounce(left, await control.now(), { bounceType: 'Permanent' })
  expect((await subscriberNow(left))?.status).toBe('unsubscribed')
})

test('addresses that never confirmed are dropped after thirty days without asking again', async () => {
  const now = await control.now()
  const long = { status: 'pending' as const, createdAt: addTime(now, { days: -31 }) }
  const [forgotten, again, young, confirmed] = await Promise.all([
    putSubscriber(long),
    putSubscriber({ ...long, confirmationsSent: [addTime(now, { days: -2 })] }),
    putSubscriber({ status: 'pending', createdAt: addTime(now, { days: -29 }) }),
    putSubscriber({ ...long, status: 'confirmed' }),
  ])
  await expect
    .poll(async () => {
      await dropPendingSubscribers(now)
      return subscriberNow(forgotten)
    })
    .toBeUndefined()
  expect(await subscriberAt(forgotten.email)).toBeUndefined()
  for (const one of [again, young, confirmed]) expect(await subscriberNow(one)).toBeDefined()
  await control.run('drop_pending_subscribers')
})
