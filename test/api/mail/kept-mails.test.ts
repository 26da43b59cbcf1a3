import { expect, test } from 'vitest'
import { getMail, listMailsTo } from '#shared/mail/kept-mails/contract.ts'
import { getMailTemplate, saveMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const said = async (mailId: Mail['id']) => (await admin.call(getMail, { params: { mailId } })).body

/** An email of which no other test edits the wording, with a link that lets someone in. */
const guestMail = { templateId: 'guest-results', templateData: { eventTitle: 'Summer Sound-Off' } }

test('the mails to an address come newest first with their subjects, however the address is typed', async () => {
  const toEmail = newEmail()
  const now = await control.now()
  const older = await putMail({ toEmail, status: 'failed', createdAt: addTime(now, { hours: -2 }) })
  const newer = await putMail({ toEmail, status: 'sent', createdAt: now, sentAt: now })
  const { body } = await admin.call(listMailsTo, { query: { to: ` ${toEmail.toUpperCase()}` } })
  expect(new Set(body.items.map(({ id }) => id))).toEqual(new Set([newer.id, older.id]))
  for (const { subject } of body.items) expect(subject).toMatch(/\w/)
  const { body: first } = await admin.call(listMailsTo, { query: { to: toEmail, limit: 1 } })
  expect(first.items).toHaveLength(1)
  expect(first.nextCursor).toBeDefined()
  expect((await admin.call(listMailsTo, { query: { to: newEmail() } })).body.items).toEqual([])
})

test('a mail shows what was sent, in the wording at that time, without what lets someone in', async () => {
  const secretData = { claimUrl: 'https://boxrise.test/claim-result#7q2m9k4b' }
  const sentAt = await control.now()
  const mail = await putMail({ ...guestMail, secretData, toEmail: newEmail(), status: 'sent', sentAt })
  const before = await said(mail.id)
  expect(before.content).toMatchObject({ subject: 'Your results are official', hidden: ['claimUrl'] })
  expect(before.content?.text).toContain('You competed as a guest at “Summer Sound-Off”.')
  expect(JSON.stringify(before)).not.toContain('7q2m9k4b')
  const { body: template } = await admin.call(getMailTemplate, { params: { templateId: mail.templateId } })
  const edited = { ...template.wording, subject: 'Words of a later day' }
  expectSuccess(
    await admin.call(saveMailTemplate, {
      params: { templateId: mail.templateId },
      body: { wording: edited, version: template.version },
    }),
  )
  const after = await said(mail.id)
  const { body: latest } = await admin.call(getMailTemplate, { params: { templateId: mail.templateId } })
  await admin.call(saveMailTemplate, {
    params: { templateId: mail.templateId },
    body: { wording: template.wording, version: latest.version },
  })
  expect(after.content?.subject).toBe(before.content?.subject)
})

test('only administrators read mails, and one that is not kept is not found', async () => {
  const { client, email } = await completeMember(url)
  const mail = await putMail({ toEmail: email })
  expectProblem(await client.call(getMail, { params: { mailId: mail.id } }), 403)
  expectProblem(await client.call(listMailsTo, { query: { to: email } }), 403)
  expectProblem(await admin.call(getMail, { params: { mailId: unknownId('mail') } }), 404, 'mail_not_found')
  expectProblem(await admin.call(listMailsTo, { query: { to: 'no address' } }), 400)
})
