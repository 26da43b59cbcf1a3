import { expect, onTestFinished, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  getMailTemplate,
  listMailTemplates,
  previewMailTemplate,
  restoreMailTemplate,
  saveMailTemplate,
  testMailTemplate,
} from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { retryMail } from '#shared/platform/mails/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail, newMember, registeredMember } from '#test/support/new-member.ts'
import { changeUser, putMail, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

function originalOf(templateId: string): MailWording {
  const original = baseOf(templateId)?.original
  if (!original) throw new Error(`there is no email ${templateId}`)
  return original
}

const detailOf = async (templateId: string) =>
  (await admin.call(getMailTemplate, { params: { templateId } })).body

/** Saves over whatever is there, and restores the original after the test. */
async function save(templateId: string, words: Partial<MailWording>) {
  const { version } = await detailOf(templateId)
  const wording = { ...originalOf(templateId), ...words }
  const saved = await admin.call(saveMailTemplate, { params: { templateId }, body: { wording, version } })
  expectSuccess(saved)
  onTestFinished(async () => {
    const current = await detailOf(templateId)
    await admin.call(restoreMailTemplate, { params: { templateId }, body: { version: current.version } })
  })
  return saved.body
}

/** An administrator of the test’s own, whose limits and address no one else uses. */
async function newAdministrator() {
  const { client, email } = await newMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin', status: 'active' })
  return { client, email }
}

test('every email is listed with its name, what sends it, and when it was last sent', async () => {
  const toEmail = newEmail()
  const { id } = await putMail({ toEmail, templateId: 'second-factor-off' })
  await admin.call(retryMail, { params: { mailId: id } })
  await expect.poll(async () => (await mails.get({ id }))?.status).toBe('sent')
  const { items } = (await admin.call(listMailTemplates, {})).body
  const one = items.find((item) => item.id === 'second-factor-off')
  expect(one).toEqual({
    id: 'second-factor-off',
    name: 'Two-factor authentication off',
    sentWhen: 'Two-factor authentication is turned off for a member.',
    state: 'original',
    lastSentAt: (await mails.get({ id }))?.sentAt,
  })
  expect(items.map(({ name }) => name)).toEqual(
    items.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en-US')),
  )
})

test('a mail that was queued before an edit and is sent after it has the new words', async () => {
  const toEmail = newEmail()
  const { id } = await putMail({
    toEmail,
    templateId: 'account-reactivated',
    templateData: { firstName: 'Ann' },
  })
  await save('account-reactivated', { subject: 'Good to have you back, {{firstName}}' })
  await admin.call(retryMail, { params: { mailId: id } })
  await control.settle()
  await control.mail(toEmail, 'Good to have you back, Ann')
  const stored = await mails.get({ id }, { consistent: true })
  expect(JSON.stringify(stored)).not.toContain('Good to have you back')
})

test('the mails that the user pool sends have the new words, too', async () => {
  await save('verification', { subject: 'One click, then you are in' })
  const { email } = await registeredMember(url)
  await control.mail(email, 'One click, then you are in')
})

test('what an administrator types is text in the mail, and so is what fills it', async () => {
  const wording = {
    ...originalOf('welcome'),
    heading: '<img src=x onerror=alert(1)> {{firstName}}',
    paragraphs: ['<script>alert(1)</script>'],
    actionLabel: '"><b>Go',
  }
  const { html, text } = (
    await admin.call(previewMailTemplate, { params: { templateId: 'welcome' }, body: { wording } })
  ).body
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Sam')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(text).toContain('<script>alert(1)</script>')
})

test.each<[string, string, Partial<MailWording>, string, string, string]>([
  [
    'an unknown placeholder',
    'deletion-requested',
    { paragraphs: ['On {{frist}}'] },
    'placeholder_unknown',
    'body.wording.paragraphs.0',
    'There is no {{frist}} in this email. You can use {{firstName}} and {{date}}.',
  ],
  [
    'a missing code',
    'email-change',
    { paragraphs: ['Enter it.'] },
    'placeholder_missing',
    'body.wording.paragraphs',
    'Keep {{code}}. The email does not work without it.',
  ],
  [
    'a missing reason',
    'account-suspended',
    { paragraphs: ['Hi {{firstName}}.'] },
    'placeholder_missing',
    'body.wording.paragraphs',
    'Keep {{reason}}. The email does not work without it.',
  ],
  [
    'half a placeholder',
    'welcome',
    { subject: 'Hi {{ firstName }}' },
    'placeholder_malformed',
    'body.wording.subject',
    'Write a placeholder with two braces on each side and no spaces, such as {{firstName}}.',
  ],
  [
    'a label without a button',
    'email-change',
    { actionLabel: 'Go' },
    'button_mismatch',
    'body.wording.actionLabel',
    'This email has no button.',
  ],
  [
    'more than the user pool takes',
    'verification',
    { paragraphs: Array(10).fill('"'.repeat(900)) },
    'wording_too_long',
    'body.wording.paragraphs',
    'This email is too long for the login service. Shorten its paragraphs.',
  ],
])(
  '%s is refused at its field by saving, previewing and testing',
  async (_, templateId, words, code, path, message) => {
    const params = { templateId }
    const wording = { ...originalOf(templateId), ...words }
    const { version } = await detailOf(templateId)
    const answers = [
      await admin.call(saveMailTemplate, { params, body: { wording, version } }),
      await admin.call(previewMailTemplate, { params, body: { wording } }),
      await admin.call(testMailTemplate, { params, body: { wording } }),
    ]
    for (const answer of answers) expect(expectProblem(answer, 422, code).errors).toEqual([{ path, message }])
    expect((await detailOf(templateId)).version).toBe(version)
  },
)

test('a wording has limits, and an email must exist', async () => {
  const params = { templateId: 'welcome' }
  const wrong: Partial<MailWording>[] = [
    { subject: '' },
    { subject: 'x'.repeat(151) },
    { heading: 'x'.repeat(121) },
    { paragraphs: [] },
    { paragraphs: Array(11).fill('x') },
    { paragraphs: ['x'.repeat(1001)] },
    { actionLabel: 'x'.repeat(41) },
  ]
  for (const words of wrong) {
    const body = { wording: { ...originalOf('welcome'), ...words } }
    expectProblem(await admin.call(previewMailTemplate, { params, body }), 400)
  }
  for (const templateId of ['no-such-email', 'constructor', 'toString'])
    expectProblem(
      await admin.call(getMailTemplate, { params: { templateId } }),
      404,
      'mail_template_not_found',
    )
})

test('one of two simultaneous saves succeeds, and the other editor hears of it', async () => {
  const templateId = 'subscription-resumed'
  const { version } = await save(templateId, { heading: 'Back again.' })
  const answers = await Promise.all(
    ['One.', 'Other.'].map((heading) =>
      admin.call(saveMailTemplate, {
        params: { templateId },
        body: { wording: { ...originalOf(templateId), heading }, version },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  if (lost) expectProblem(lost, 409, 'version_conflict')
  expect((await detailOf(templateId)).versions).toHaveLength(2)
})

test('the original comes back, its versions stay, and each change is in the log', async () => {
  const templateId = 'membership-changed'
  const { version } = await save(templateId, { heading: 'Something has changed.' })
  const restored = await admin.call(restoreMailTemplate, { params: { templateId }, body: { version } })
  expect(restored.body).toMatchObject({
    state: 'original',
    wording: originalOf(templateId),
    version: version + 1,
  })
  const stale = await admin.call(restoreMailTemplate, { params: { templateId }, body: { version } })
  expectProblem(stale, 409, 'version_conflict')
  const { versions } = await detailOf(templateId)
  expect(versions.slice(0, 2)).toMatchObject([
    { version: version + 1, isOriginal: true, wording: originalOf(templateId) },
    { version, wording: { heading: 'Something has changed.' } },
  ])
  const log = await everyItem(admin, listActivities, { query: { type: 'mail_template_update' } })
  const lines = log.filter(({ description }) => description.includes('“Membership changed”'))
  expect(lines.slice(0, 2)).toMatchObject([
    {
      description: 'Restored the email “Membership changed”',
      after: { heading: 'Your membership has changed.' },
    },
    { description: 'Edited the email “Membership changed”', after: { heading: 'Something has changed.' } },
  ])
})

test('twenty versions are kept', async () => {
  const templateId = 'plan-changed-until'
  for (let count = 1; count <= 22; count++) await save(templateId, { heading: `Heading ${count}` })
  const { versions, version } = await detailOf(templateId)
  expect(versions.map((one) => one.version)).toEqual(
    Array.from({ length: 20 }, (_, index) => version - index),
  )
})

test('writing the original again restores it', async () => {
  const templateId = 'account-exists'
  await save(templateId, { heading: 'Again?' })
  expect(await save(templateId, {})).toMatchObject({ state: 'original' })
})

test('words whose original has changed are sent and said to be outdated; those that fit no more are passed over', async () => {
  const templateId = 'profile-moderated'
  const { version } = await save(templateId, { subject: 'A word about your profile' })
  const override = await mailOverrides.get({ templateId }, { consistent: true })
  if (!override?.wording) throw new Error('nothing was saved')
  await commit(mailOverrides.put({ ...override, baseHash: 'earlier', version: version + 1 }, { version }))
  expect(await detailOf(templateId)).toMatchObject({ state: 'outdated' })
  const wording = { ...override.wording, paragraphs: ['On {{gone}}'] }
  await commit(mailOverrides.put({ ...override, wording, version: version + 2 }, { version: version + 1 }))
  expect(await detailOf(templateId)).toMatchObject({
    state: 'broken',
    problem: 'There is no {{gone}} in this email. You can use {{firstName}}, {{what}}, and {{reason}}.',
  })
  const toEmail = newEmail()
  const templateData = { firstName: 'Ann', what: 'we removed a link.', reason: 'It led nowhere.' }
  const { id } = await putMail({ toEmail, templateId, templateData })
  await admin.call(retryMail, { params: { mailId: id } })
  await control.settle()
  await control.mail(toEmail, 'About your profile')
})

test('a test goes to the caller alone, says that it is one, and stays out of the queue', async () => {
  const { client, email } = await newAdministrator()
  const wording = { ...originalOf('welcome'), subject: 'Hello {{firstName}}' }
  const sent = await client.call(testMailTemplate, { params: { templateId: 'welcome' }, body: { wording } })
  expect(sent.body).toEqual({ sentTo: email })
  const mail = await control.mail(email, '[Test] Hello Sam')
  expect(mail.text).toContain('Hi Sam')
})

test('twenty tests are sent in an hour, and none to an address that gets no emails', async () => {
  const body = { wording: originalOf('welcome') }
  const answers = await withinOneHour(url, async () => {
    const { client, email } = await newAdministrator()
    await commit(
      suppressions.put(
        { email, scope: 'all', reason: 'bounce', createdAt: '2026-03-03T10:00:00.000Z', version: 1 },
        { absent: true },
      ),
    )
    const sent = []
    for (let count = 1; count <= 21; count++)
      sent.push(await client.call(testMailTemplate, { params: { templateId: 'welcome' }, body }))
    return sent
  })
  for (const answer of answers.slice(0, 20)) expectProblem(answer, 409, 'address_suppressed')
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(409), 429])
})
