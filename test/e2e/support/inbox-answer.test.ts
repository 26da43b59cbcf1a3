import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { outbox } from '#core/platform/facts/outbox.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { readObject } from '#core/platform/storage/objects.ts'
import { inBrowser } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { mailOfDesk } from '#test/support/mail-of-desk.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

/** The mails that an address sent in since. */
async function receivedFrom(sender: string, position: number): Promise<string[]> {
  const items = await control.writtenSince(position)
  const facts = items.filter((item) => item.entity === outbox.name && item.name === 'mail.received')
  const payloads = facts.map((item) => item.payload as { key: string; envelopeFrom: string })
  const own = payloads.filter(({ envelopeFrom }) => envelopeFrom === sender)
  return Promise.all(own.map(async ({ key }) => String((await readObject(key))?.bytes)))
}

test('a mail of the desk is answered from the laptop’s inbox, with a file', async () => {
  const position = await control.position()
  const { mail, toEmail, replyTo } = await mailOfDesk(url, `tms_${crypto.randomUUID()}`)
  const { page } = await visit({ width: 390 })
  await page.goto(`/_local/inbox?to=${toEmail}#${mail.id}`)
  const answer = page.locator('#answer')
  await answer.getByText('Answer', { exact: true }).click()
  await answer.getByText(`To ${replyTo}`).waitFor()
  await answer.getByLabel('Text').fill('It was the fuse. Thanks!')
  const file = { name: 'Sicherung groß.txt', mimeType: 'text/plain', buffer: Buffer.from('60 A') }
  await answer.getByLabel('Files').setInputFiles(file)
  await answer.getByLabel('Send it twice').check()
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await answer.getByText(`Sent to ${replyTo}.`).waitFor()
  await expect.poll(() => answer.getByLabel('Text').inputValue()).toBe('')
  await expect.poll(() => answer.getByLabel('Send it twice').isChecked()).toBe(false)

  await expect.poll(async () => (await receivedFrom(toEmail, position)).length).toBe(2)
  const [first, second] = await receivedFrom(toEmail, position)
  expect(first).toBe(second)
  expect(first).toContain(`In-Reply-To: <${mail.id}@email.amazonses.com>`)
  expect(first).toContain("filename*=UTF-8''Sicherung%20gro%C3%9F.txt")
  expect(first).toContain(Buffer.from('60 A').toString('base64'))
})

test('a mail whose answer would not come in offers none', async () => {
  const toEmail = `vera-${crypto.randomUUID().slice(0, 8)}@example.test`
  const data = { firstName: 'Vera' }
  await commit(...queueMail({ toEmail, templateId: 'welcome', data, priority: 'high' }, await control.now()))
  const { page } = await visit()
  await page.goto(`/_local/inbox?to=${toEmail}`)
  const subject = 'Welcome to the lanes, Vera'
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('heading', { name: subject }).waitFor()
  await page.locator('#answer').waitFor({ state: 'hidden' })
})
