import { expect, test } from 'vitest'
import { mails } from '#core/platform/mails/mails.ts'
import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { requestPasswordReset } from '#shared/accounts/accounts/contract.ts'
import {
  getMailChoice,
  oneClickUnsubscribe,
  openOneClick,
  setMailChoice,
} from '#shared/mail/unsubscribe/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { queueSwitchable } from '#test/support/switchable-mail.ts'
import { unsubscribeToken } from '#test/support/unsubscribe-token.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stranger = new Client(url)

const chosenBy = async (client: Client) =>
  (await notificationPreferences.get({ userId: userIdOf(client) }, { consistent: true }))?.preferences ?? {}

/** As a mail program does it: a form body, no cookie, no session. */
const press = (link: string) =>
  stranger.send({
    method: 'POST',
    path: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: 'List-Unsubscribe=One-Click',
  })

async function mailedTo(email: string) {
  await control.settle()
  const [mail] = await control.inbox(email)
  const headers = mail?.headers ?? {}
  const link = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  return { headers, link, html: mail?.html ?? '', text: mail?.text ?? '' }
}

test('one press in a mail program ends these mails and no others, without a session, however often', async () => {
  const { client, email } = await newMember(url)
  await queueSwitchable(client, email)
  const { headers, link } = await mailedTo(email)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  for (const answer of [await press(link), await press(link)])
    expect([answer.status, answer.text, answer.headers.location]).toEqual([200, '', undefined])
  expect(await chosenBy(client)).toEqual({ social: { enabled: true, email: false } })
  await queueSwitchable(client, email)
  await queueSwitchable(client, email, 'competition_results')
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(2)
  const { items } = await mails.list({ index: 'gsi3', pk: `MAILS_TO#${email}`, limit: 10 })
  expect(items.map(({ status, category }) => `${category} ${status}`).toSorted()).toEqual([
    'competition_results sent',
    'social sent',
    'social unwanted',
  ])
})

test('what only looks at the links of a mail changes nothing', async () => {
  const { client, email } = await newMember(url)
  await queueSwitchable(client, email)
  const { link, html, text } = await mailedTo(email)
  const links = [link, ...(`${html} ${text}`.match(/http:[^\s"<]+/g) ?? [])]
  expect(links.filter((one) => one.includes('/unsubscribe/')).length).toBeGreaterThanOrEqual(2)
  for (const one of new Set(links))
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await stranger.send({ method, path: new URL(one).pathname })
  const led = await stranger.send({ path: new URL(link).pathname })
  expect([led.status, led.headers.location]).toEqual([
    303,
    links.find((one) => one.includes('/unsubscribe/')),
  ])
  expect(await chosenBy(client)).toEqual({})
})

test('the page behind the link says what is on, turns it off, and on again', async () => {
  const { client } = await newMember(url)
  const params = { token: await unsubscribeToken(userIdOf(client), 'team_invitations') }
  const category = 'team_invitations'
  expect((await stranger.call(getMailChoice, { params })).body).toEqual({ category, isOn: true })
  for (const isOn of [false, true]) {
    expect((await stranger.call(setMailChoice, { params, body: { isOn } })).body).toEqual({ category, isOn })
    expect((await stranger.call(getMailChoice, { params })).body).toEqual({ category, isOn })
  }
})

test('many presses at once are one change', async () => {
  const { client } = await newMember(url)
  const params = { token: await unsubscribeToken(userIdOf(client)) }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stranger.call(oneClickUnsubscribe, { params })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await notificationPreferences.get({ userId: userIdOf(client) }, { consistent: true })).toMatchObject(
    {
      preferences: { social: { email: false } },
      version: 1,
    },
  )
})

test('a session is no credential: a member’s own changes nothing for another, nor for an unsigned link', async () => {
  const [{ client }, { client: other }] = await Promise.all([newMember(url), newMember(url)])
  const token = await unsubscribeToken(userIdOf(other))
  const forged = [
    token.replace(userIdOf(other), userIdOf(client)),
    token.replace('social', 'marketing'),
    token.replace('notifications-', 'newsletter-'),
    token.slice(0, -1) + (token.endsWith('0') ? '1' : '0'),
    token.slice(0, -1),
    'x',
  ]
  for (const wrong of forged) {
    const params = { token: wrong }
    expectProblem(await client.call(oneClickUnsubscribe, { params }), 400, 'invalid_signature')
    expectProblem(await client.call(getMailChoice, { params }), 404, 'link_unknown')
    expectProblem(await client.call(setMailChoice, { params, body: { isOn: false } }), 404, 'link_unknown')
  }
  expect((await client.call(oneClickUnsubscribe, { params: { token } })).status).toBe(200)
  expect(await chosenBy(client)).toEqual({})
  expect(await chosenBy(other)).toEqual({ social: { enabled: true, email: false } })
})

test('the link of a member who has left changes nothing', async () => {
  const userId = demoUserId('never-there@demo.test')
  const params = { token: await unsubscribeToken(userId) }
  expect((await stranger.call(oneClickUnsubscribe, { params })).status).toBe(200)
  expectProblem(await stranger.call(setMailChoice, { params, body: { isOn: false } }), 404, 'link_unknown')
  expect(await notificationPreferences.get({ userId })).toBeUndefined()
})

test('a password is still reset by mail after everything was turned off', async () => {
  const { client, email } = await newMember(url)
  for (const category of ['social', 'marketing', 'system_updates', 'newsletter'] as const)
    await press(`${url}/api/notifications/one-click/${await unsubscribeToken(userIdOf(client), category)}`)
  await stranger.call(requestPasswordReset, { body: { email } })
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(1)
})

test('the page of a one-click link needs no secret to be opened', async () => {
  const { status, headers } = await stranger.call(openOneClick, { params: { token: 'cut-off' } })
  expect([status, headers.location]).toEqual([303, `${url}/unsubscribe/cut-off`])
})
