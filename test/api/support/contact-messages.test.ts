import { expect, onTestFinished, test } from 'vitest'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deskSettings } from '#core/support/support-desks/desks.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { findRequest } from '#core/support/support-requests/find-request.ts'
import { requests, requestsOfAddress } from '#core/support/support-requests/requests.ts'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import {
  type ContactMessage,
  confirmGuestRequest,
  sendContactMessage,
} from '#shared/support/support-requests/guest-contract.ts'
import { Client } from '#test/support/client.ts'
import { contactMessage } from '#test/support/contact-message.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { mailedLink } from '#test/support/support-customers.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const send = (body: ContactMessage, headers = {}) =>
  new Client(url).call(sendContactMessage, { body }, headers)

/** Changes the settings of the page for one test, past the route. */
async function settingsAre(changes: Partial<ContactFields>): Promise<void> {
  const stored = await readContactSettings({ consistent: true })
  const put = (fields: ContactFields, from: number) =>
    commit(storedContactSettings.put({ ...fields, version: from + 1 }, { version: from }))
  await put({ ...stored, ...changes }, stored.version)
  onTestFinished(async () => put(stored, (await readContactSettings({ consistent: true })).version))
}

async function requestsBy(email: string) {
  const page = await requests.list({ index: 'gsi1', pk: requestsOfAddress(email), limit: 50 })
  return Promise.all(page.items.map(({ id }) => findRequest(id)))
}

test('a message is a request that waits for its confirmation, and no mail goes to the desk', async () => {
  const desk = `desk-${crypto.randomUUID().slice(0, 8)}@example.test`
  await settingsAre({ email: desk })
  const body = contactMessage({ topic: 'Your data', subject: 'A copy, please' })
  expectSuccess(await send(body))
  const link = await mailedLink(url, body.email)
  expect(await requestsBy(body.email)).toMatchObject([
    {
      deskId: 'platform',
      status: 'unconfirmed',
      source: 'contact',
      category: 'data',
      subject: 'A copy, please',
      requester: { email: body.email, name: body.name, proven: false },
    },
  ])
  expect(await control.inbox(desk)).toEqual([])
  expect((await control.inbox(body.email)).map(({ subject }) => subject)).toEqual(['Confirm your request'])
  const confirmed = await new Client(url).call(confirmGuestRequest, { body: { link } })
  expect(confirmed.body).toMatchObject({
    request: { status: 'open', categoryLabel: 'Your data', messages: { items: [{ text: body.message }] } },
  })
})

test('a topic leads to the category that reads the same while it is used, and else to the one for the rest', async () => {
  await settingsAre({ topics: ['Payments and refunds', 'Press'] })
  const categoryOf = async (topic: string) => {
    const body = contactMessage({ topic })
    expectSuccess(await send(body))
    const [request] = await requestsBy(body.email)
    return [request?.category, request?.priority]
  }
  expect(await categoryOf('Payments and refunds')).toEqual(['payments', 'high'])
  expect(await categoryOf('Press')).toEqual(['other', 'normal'])
  const { version, ...settings } = await readDeskSettings('platform')
  const off = settings.categories.map((one) => (one.key === 'payments' ? { ...one, active: false } : one))
  const put = (categories: typeof off, from: number) =>
    commit(
      deskSettings.put(
        { ...settings, categories, version: from + 1 },
        from === 0 ? { absent: true } : { version: from },
      ),
    )
  await put(off, version)
  onTestFinished(async () => put(settings.categories, (await readDeskSettings('platform')).version))
  expect(await categoryOf('Payments and refunds')).toEqual(['other', 'normal'])
})

test('a topic must be one that is offered, and the form needs no address of the desk', async () => {
  await settingsAre({ email: undefined, topics: ['Anything'] })
  const refused = expectProblem(await send(contactMessage({ topic: 'Something else' })), 422, 'unknown_topic')
  expect(refused.errors).toMatchObject([{ path: 'body.topic' }])
  expectSuccess(await send(contactMessage({ topic: 'Anything' })))
})

test('twenty sends with one key are one request and one mail', async () => {
  const said = contactMessage()
  const headers = newKey()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      send(contactMessage({ ...said, captchaToken: contactMessage().captchaToken }), headers),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
  await control.settle()
  expect(await requestsBy(said.email)).toHaveLength(1)
  expect(await control.inbox(said.email)).toHaveLength(1)
})

test('a retry needs no new proof, and its key stands for no other message', async () => {
  const visitor = new Client(url)
  const body = contactMessage()
  const headers = newKey()
  expectSuccess(await visitor.call(sendContactMessage, { body }, headers))
  const again = await visitor.call(sendContactMessage, { body }, headers)
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true'])
  const other = await visitor.call(sendContactMessage, { body: { ...body, subject: 'Another' } }, headers)
  expectProblem(other, 422, 'idempotency_key_reused')
  expect(await requestsBy(body.email)).toHaveLength(1)
})

test('a message without a proof of its own is not kept', async () => {
  const used = contactMessage()
  expectSuccess(await send(used))
  expectProblem(await send(used), 422, 'captcha_failed')
  const elsewhere = contactMessage({ captchaToken: `laptop-captcha:support:${crypto.randomUUID()}` })
  expectProblem(await send(elsewhere), 422, 'captcha_failed')
  expect(await requestsBy(elsewhere.email)).toEqual([])
})

test('a network address writes five times an hour', async () => {
  const statuses = await withinOneHour(url, async () => {
    const visitor = new Client(url)
    const given: number[] = []
    for (let sent = 0; sent < 6; sent++)
      given.push((await visitor.call(sendContactMessage, { body: contactMessage() })).status)
    return given
  })
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

test('an address is written in the name of ten times an hour, from wherever, and mailed no more often', async () => {
  const { email, answers } = await withinOneHour(url, async () => {
    const { email } = contactMessage()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(contactMessage({ email }))))
    return { email, answers }
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(204), 429, 429])
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(10)
})

test('what is typed is one line of the subject, and never a header', async () => {
  const body = contactMessage({ subject: 'Hi\r\nBcc: everyone@example.test', topic: 'Your data' })
  expectSuccess(await send(body))
  expect(await requestsBy(body.email)).toMatchObject([{ subject: 'Hi Bcc: everyone@example.test' }])
  const email = 'vera@example.test\r\nbcc: everyone@example.test'
  const forged = await send(contactMessage({ email }))
  expect(expectProblem(forged, 400).errors).toMatchObject([{ path: 'body.email' }])
})
