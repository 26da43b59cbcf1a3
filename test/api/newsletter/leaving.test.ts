import { expect, test } from 'vitest'
import { campaignsTo, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { requestPasswordReset } from '#shared/accounts/accounts/contract.ts'
import { newId } from '#shared/ids.ts'
import { getMailChoice, oneClickUnsubscribe, openOneClick } from '#shared/mail/unsubscribe/contract.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import {
  confirmNewsletter,
  lookUpNewsletterLink,
  resubscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { newMember } from '#test/support/new-member.ts'
import {
  confirmToken,
  leaveToken,
  putSubscriber,
  subscriberNow,
} from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Reason = { kind: 'too_many' | 'other'; words: string }

const leave = (token: string, more: { reason?: Reason; topics?: string[] } = {}) =>
  new Client(url).call(unsubscribeFromNewsletter, { body: { token, ...more } })
const comeBack = (token: string) => new Client(url).call(resubscribeToNewsletter, { body: { token } })

/** As a mail program does it: a form body, no cookie, no session. */
const press = (token: string, headers: Record<string, string> = {}) =>
  new Client(url).send({
    method: 'POST',
    path: `/api/notifications/one-click/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    body: 'List-Unsubscribe=One-Click',
  })

/** A campaign that has reached someone. */
async function reached(recipientId: string, at: string, status: 'sent' | 'sending' = 'sent') {
  const campaignId = newId('cmp', at) as CampaignId
  await commit(
    recipients.put({ campaignId, recipientId, status, attempts: 1, at, version: 1 }, { absent: true }),
  )
  return { campaignId, recipientId }
}

test('who leaves is gone at once, may say why, and may come back for a day', async () => {
  const subscriber = await putSubscriber()
  const token = await leaveToken(subscriber)
  const left = await leave(token)
  expect(left.body).toMatchObject({ purpose: 'unsubscribe', status: 'unsubscribed', mayResubscribe: true })
  expect((await leave(token)).body).toEqual(left.body)
  const reason = { kind: 'too_many', words: 'One a month would do.' } as const
  await leave(token, { reason })
  const stored = await subscriberNow(subscriber)
  expect(stored).toMatchObject({ status: 'unsubscribed', reason })
  expect(stored?.consents.map(({ what }) => what)).toEqual(['asked', 'unsubscribed'])

  expect((await comeBack(token)).body).toMatchObject({ status: 'confirmed', mayResubscribe: false })
  expect((await comeBack(token)).body.status).toBe('confirmed')
  expect(await subscriberNow(subscriber)).not.toHaveProperty('reason')
  await control.settle()
  expect(await control.inbox(subscriber.email)).toEqual([])
})

test('after a day only the form brings someone back', async () => {
  const unsubscribedAt = addTime(await control.now(), { hours: -24, minutes: -1 })
  const subscriber = await putSubscriber({ status: 'unsubscribed', unsubscribedAt })
  const token = await leaveToken(subscriber)
  expectProblem(await comeBack(token), 409, 'resubscribe_late')
  expectProblem(await leave(token, { topics: ['events'] }), 409, 'resubscribe_late')
  expect((await subscriberNow(subscriber))?.status).toBe('unsubscribed')
})

test('topics instead keep the subscription, also just after leaving it', async () => {
  const subscriber = await putSubscriber()
  const token = await leaveToken(subscriber)
  expect((await leave(token, { topics: ['events'] })).body).toMatchObject({
    status: 'confirmed',
    topics: ['events'],
  })
  await leave(token)
  expect((await leave(token, { topics: ['results'] })).body).toMatchObject({
    status: 'confirmed',
    topics: ['results'],
  })
  expectProblem(await leave(token, { topics: ['horoscopes'] }), 422, 'unknown_topic')
  const both = { topics: ['events'], reason: { kind: 'other', words: 'Why not' } } as const
  expectProblem(await leave(token, { ...both, topics: [...both.topics] }), 400, 'validation_failed')
})

test('a link for something else, an unsigned one, and one of someone gone change nothing', async () => {
  const subscriber = await putSubscriber()
  const token = await leaveToken(subscriber)
  const gone = await leaveToken({ id: newId('nls', await control.now()) as typeof subscriber.id })
  for (const wrong of [await confirmToken(subscriber), token.slice(0, -1), 'x', gone]) {
    expectProblem(await leave(wrong), 404, 'newsletter_link_unknown')
    expectProblem(await comeBack(wrong), 404, 'newsletter_link_unknown')
  }
  expect((await press(gone)).status).toBe(200)
  expect((await subscriberNow(subscriber))?.version).toBe(1)
})

test('one press in a mail program ends it, however often, without a session and with that of someone else', async () => {
  const [subscriber, other] = await Promise.all([putSubscriber(), feedMember(url)])
  const own = await putSubscriber({ email: other.email, userId: other.userId as never })
  const token = await leaveToken(subscriber)
  const session = { authorization: `Bearer ${other.client.token}` }
  for (const answer of [await press(token), await press(token), await press(token, session)]) {
    expect([answer.status, answer.text, answer.headers.location]).toEqual([200, '', undefined])
  }
  expect(await subscriberNow(subscriber)).toMatchObject({ status: 'unsubscribed', version: 2 })
  expect(await subscriberNow(own)).toMatchObject({ status: 'confirmed', version: 1 })
  for (const wrong of [token.slice(0, -1), 'newsletter', await confirmToken(own)])
    expect((await press(wrong)).status).toBe(400)
  expect((await subscriberNow(own))?.status).toBe('confirmed')
})

test('twenty presses at once are one end', async () => {
  const subscriber = await putSubscriber()
  const params = { token: await leaveToken(subscriber) }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => new Client(url).call(oneClickUnsubscribe, { params })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await subscriberNow(subscriber))?.consents.map(({ what }) => what)).toEqual([
    'asked',
    'unsubscribed',
  ])
})

test('who confirms and leaves at once ends in one state, with a history that fits', async () => {
  for (const round of [1, 2, 3]) {
    const subscriber = await putSubscriber({
      status: 'pending',
      email: `${round}.both@${subscriberDomain()}`,
    })
    const [toConfirm, toLeave] = await Promise.all([confirmToken(subscriber), leaveToken(subscriber)])
    const answers = await Promise.all([
      new Client(url).call(confirmNewsletter, { body: { token: toConfirm } }),
      leave(toLeave),
      press(toLeave),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { status, consents } = (await subscriberNow(subscriber)) ?? {}
    const last = consents?.at(-1)?.what
    expect(status === 'unsubscribed' ? ['unsubscribed'] : ['confirmed', 'resubscribed']).toContain(last)
  }
})

const subscriberDomain = () => `${crypto.randomUUID().slice(0, 8)}.test`

const page = (token: string) => `/newsletter/unsubscribe/${token}`

test('what only looks at the links of five hundred mails ends nothing', async () => {
  const scanner = new Client(url)
  for (let batch = 0; batch < 20; batch++) {
    const people = await Promise.all(Array.from({ length: 25 }, () => putSubscriber()))
    await Promise.all(
      people.map(async (one) => {
        const token = await leaveToken(one)
        await new Client(url).call(lookUpNewsletterLink, { body: { token } })
        for (const path of [`/api/notifications/one-click/${token}`, ...(batch === 0 ? [page(token)] : [])])
          for (const method of ['GET', 'HEAD']) await scanner.send({ method, path })
      }),
    )
    const after = await Promise.all(people.map(subscriberNow))
    expect(after.map((one) => [one?.status, one?.version])).toEqual(people.map(() => ['confirmed', 1]))
  }
})

test('a mail program without one-click leads to the page of the newsletter, which says what a link is of', async () => {
  const subscriber = await putSubscriber()
  const token = await leaveToken(subscriber)
  const { status, headers } = await new Client(url).call(openOneClick, { params: { token } })
  expect([status, headers.location]).toEqual([303, `${url}/newsletter/unsubscribe/${token}`])
  const { body } = await new Client(url).call(lookUpNewsletterLink, { body: { token } })
  expect(body).toMatchObject({ purpose: 'unsubscribe', status: 'confirmed' })
  const choice = await new Client(url).call(getMailChoice, { params: { token } })
  expect(choice.body).toMatchObject({ topic: 'the newsletter', isOn: true })
})

test('a password is reset by mail after the newsletter has ended', async () => {
  const { email } = await newMember(url)
  await press(await leaveToken(await putSubscriber({ email })))
  await new Client(url).call(requestPasswordReset, { body: { email } })
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(1)
})

test('leaving counts for the last campaign of the week that was sent, once', async () => {
  const now = await control.now()
  const subscriber = await putSubscriber()
  const [before, last] = [
    await reached(subscriber.id, addTime(now, { days: -3 })),
    await reached(subscriber.id, addTime(now, { days: -1 })),
  ]
  await reached(subscriber.id, now, 'sending')
  await press(await leaveToken(subscriber))
  await leave(await leaveToken(subscriber))
  expect((await recipients.get(last))?.unsubscribedAt).toBeDefined()
  expect(await recipients.get(before)).not.toHaveProperty('unsubscribedAt')
  const { items } = await recipients.list({ index: 'gsi2', pk: campaignsTo(subscriber.id), limit: 10 })
  expect(items.filter(({ unsubscribedAt }) => unsubscribedAt)).toHaveLength(1)

  const earlier = await putSubscriber()
  const old = await reached(earlier.id, addTime(now, { days: -8 }))
  await press(await leaveToken(earlier))
  expect(await recipients.get(old)).not.toHaveProperty('unsubscribedAt')
})
