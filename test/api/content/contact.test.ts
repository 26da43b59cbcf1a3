import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { mailsTo } from '#core/platform/mails/mails-to.ts'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import {
  getContact,
  getContactSettings,
  sendContactMessage,
  updateContactSettings,
} from '#shared/content/contact/contract.ts'
import { getFooter } from '#shared/content/footer/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import { Client } from '#test/support/client.ts'
import { contactMessage } from '#test/support/contact-message.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const newDesk = () => `desk-${crypto.randomUUID().slice(0, 8)}@example.test`

/** Changes the settings for one test, past the route. */
async function settingsAre(changes: Partial<ContactFields>): Promise<ContactFields> {
  const stored = await readContactSettings({ consistent: true })
  const { version } = stored
  const put = (fields: ContactFields, from: number) =>
    commit(storedContactSettings.put({ ...fields, version: from + 1 }, { version: from }))
  await put({ ...stored, ...changes }, version)
  onTestFinished(async () => {
    await put(stored, (await readContactSettings({ consistent: true })).version)
  })
  return { ...stored, ...changes }
}

/** A desk that no other test writes to. */
async function ownDesk(): Promise<string> {
  const email = newDesk()
  await settingsAre({ email })
  return email
}

async function written(desk: string): Promise<Mail[]> {
  const mails: Mail[] = []
  for await (const mail of mailsTo(desk)) mails.push(mail)
  return mails
}

test('a message reaches the desk alone, and a reply to it goes to the visitor', async () => {
  const desk = await ownDesk()
  const body = contactMessage({ topic: 'Your data', subject: 'A copy, please' })
  expectSuccess(await new Client(url).call(sendContactMessage, { body }))
  await control.settle()
  const mail = await control.mail(desk, '[Contact] Your data: A copy, please')
  expect(mail.text.replaceAll('\r\n', '\n')).toContain(body.message)
  expect(mail.text).toContain(`${body.name} (${body.email})`)
  expect(await written(desk)).toMatchObject([{ replyTo: body.email }])
  expect(await control.inbox(body.email)).toEqual([])
})

test('twenty sends with one key are one message', async () => {
  const desk = await ownDesk()
  const said = contactMessage()
  const headers = newKey()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      new Client(url).call(
        sendContactMessage,
        { body: contactMessage({ ...said, captchaToken: contactMessage().captchaToken }) },
        headers,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
  expect(await written(desk)).toHaveLength(1)
})

test('a retry needs no new proof, and its key stands for no other message', async () => {
  const desk = await ownDesk()
  const visitor = new Client(url)
  const body = contactMessage()
  const headers = newKey()
  expectSuccess(await visitor.call(sendContactMessage, { body }, headers))
  const again = await visitor.call(sendContactMessage, { body }, headers)
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true'])
  const other = await visitor.call(sendContactMessage, { body: { ...body, subject: 'Another' } }, headers)
  expectProblem(other, 422, 'idempotency_key_reused')
  expect(await written(desk)).toHaveLength(1)
})

test('a message without a proof of its own is not sent', async () => {
  const desk = await ownDesk()
  const visitor = new Client(url)
  const used = contactMessage()
  expectSuccess(await visitor.call(sendContactMessage, { body: used }))
  expectProblem(await visitor.call(sendContactMessage, { body: used }), 422, 'captcha_failed')
  const elsewhere = contactMessage({ captchaToken: `laptop-captcha:register:${crypto.randomUUID()}` })
  expectProblem(await visitor.call(sendContactMessage, { body: elsewhere }), 422, 'captcha_failed')
  expect(await written(desk)).toHaveLength(1)
})

test('a network address writes five times an hour', async () => {
  const { desk, statuses } = await withinOneHour(url, async () => {
    const desk = await ownDesk()
    const visitor = new Client(url)
    const statuses = []
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await visitor.call(sendContactMessage, { body: contactMessage() })).status)
    return { desk, statuses }
  })
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect(await written(desk)).toHaveLength(5)
})

test('an address is written in the name of five times an hour, from wherever', async () => {
  const { desk, answers } = await withinOneHour(url, async () => {
    const desk = await ownDesk()
    const { email } = contactMessage()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        new Client(url).call(sendContactMessage, { body: contactMessage({ email }) }),
      ),
    )
    return { desk, answers }
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 204, 204, 429, 429, 429])
  expect(await written(desk)).toHaveLength(5)
})

test('the desk gets a hundred messages an hour from all visitors together', async () => {
  const limit = { name: 'contact-desk', max: 100, seconds: 3600 }
  const send = () => new Client(url).call(sendContactMessage, { body: contactMessage() })
  const { desk, last, over } = await withinOneHour(url, async () => {
    const desk = await ownDesk()
    const { Key, TableName } = limitTarget(limit, desk, await control.now()).item.Update ?? {}
    await documents().send(
      new UpdateCommand({
        Key,
        TableName,
        UpdateExpression: 'SET calls = :calls',
        ExpressionAttributeValues: { ':calls': 99 },
      }),
    )
    return { desk, last: await send(), over: await send() }
  })
  expectSuccess(last)
  expectProblem(over, 429, 'rate_limited')
  expect(await written(desk)).toHaveLength(1)
})

test('without an address the form is closed, and a topic must be one that is offered', async () => {
  await settingsAre({ email: undefined, topics: ['Anything'] })
  const send = (topic: string) =>
    new Client(url).call(sendContactMessage, { body: contactMessage({ topic }) })
  expectProblem(await send('Anything'), 409, 'contact_closed')
  await settingsAre({ email: newDesk() })
  const refused = expectProblem(await send('Something else'), 422, 'unknown_topic')
  expect(refused.errors).toMatchObject([{ path: 'body.topic' }])
  expectSuccess(await send('Anything'))
})

test('what is typed is one line of the subject, and never a header', async () => {
  const desk = await ownDesk()
  const body = contactMessage({ subject: 'Hi\r\nBcc: everyone@example.test', topic: 'Your data' })
  expectSuccess(await new Client(url).call(sendContactMessage, { body }))
  await control.settle()
  await control.mail(desk, '[Contact] Your data: Hi Bcc: everyone@example.test')
  const email = 'vera@example.test\r\nbcc: everyone@example.test'
  const forged = await new Client(url).call(sendContactMessage, { body: contactMessage({ email }) })
  expect(expectProblem(forged, 400).errors).toMatchObject([{ path: 'body.email' }])
})

test('a change of the settings is shown at once, logged with before and after, and refused where another came first', async () => {
  await settingsAre({ phone: '+12145550100', showPhoneInFooter: true })
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  const social = [{ network: 'x', url: 'https://x.com/boxrise' } as const]
  const body = { ...settings, phone: '+12145550199', social }
  const answers = await Promise.all([1, 2].map(() => admin.call(updateContactSettings, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const visitor = new Client(url)
  expect((await visitor.call(getContact, {})).body).toMatchObject({ phone: '+12145550199', social })
  await expect
    .poll(async () => (await visitor.call(getFooter, {})).body.contact)
    .toMatchObject({ phone: '+12145550199', social })
  const log = await everyItem(admin, listActivities, { query: { type: 'settings_update' } })
  const line = log.find(({ after }) => after?.phone === '+12145550199')
  expect(line).toMatchObject({
    description: 'Changed the contact settings',
    before: { phone: '+12145550100' },
    after: { phone: '+12145550199', social: ['x: https://x.com/boxrise'] },
  })
  expect(Object.keys(line?.after ?? {}).toSorted()).toEqual(['phone', 'social'])
})

test('what is saved as it is changes nothing', async () => {
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  const saved = await admin.call(updateContactSettings, { body: settings })
  expect(saved.body.version).toBe(settings.version)
})

test('a phone that is not for the footer stands on the contact page only', async () => {
  await settingsAre({ phone: '+12145550100', showPhoneInFooter: false })
  const visitor = new Client(url)
  await expect.poll(async () => (await visitor.call(getFooter, {})).body.contact).not.toHaveProperty('phone')
  expect((await visitor.call(getContact, {})).body.phone).toBe('+12145550100')
})

test('a link under the sign of a network leads to that network', async () => {
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  for (const address of [
    'https://evil.example/instagram.com',
    'http://www.instagram.com/boxrise',
    'https://instagram.com.evil.example/',
    'https://instagram.com@evil.example/',
    'javascript:alert(1)',
  ]) {
    const social = [{ network: 'instagram', url: address } as const]
    const refused = await admin.call(updateContactSettings, { body: { ...settings, social } })
    expect(expectProblem(refused, 400).errors).toMatchObject([{ path: 'body.social.0.url' }])
  }
})
