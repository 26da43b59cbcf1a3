import { expect, test } from 'vitest'
import { outbox } from '#core/platform/facts/outbox.ts'
import { readObject } from '#core/platform/storage/objects.ts'
import { supportDomain } from '#lib/local/functions/environment.ts'
import { parseMime } from '#lib/local/mailbox/mime.ts'
import { controlOf } from '#test/support/control.ts'
import { mailOfDesk } from '#test/support/mail-of-desk.ts'
import { answerMail, receiveMail } from '#test/support/received-mail.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`

/** The payloads of the facts of this name that were announced since, and that say this. */
async function announcedSince(position: number, name: string, saying: string): Promise<object[]> {
  const items = await control.writtenSince(position)
  return items.flatMap((item) =>
    item.entity === outbox.name && item.name === name && JSON.stringify(item).includes(saying)
      ? [item.payload as object]
      : [],
  )
}

test('a mail to the support domain lies in the storage as it came, and is announced with what was found out', async () => {
  const sender = newAddress('ann')
  const raw = [
    `From: Ann <${sender}>`,
    `To: support@${supportDomain}`,
    'Subject: Which fuse?',
    `Message-ID: <${crypto.randomUUID()}@example.test>`,
    '',
    'Hello, which fuse do I need?',
  ].join('\r\n')
  const position = await control.position()
  const [id] = await receiveMail(raw, {
    recipients: [`Support@${supportDomain}`, 'bo@example.test'],
    from: sender,
    verdicts: { spf: 'none' },
  })
  const key = `received-mails/${id}`
  expect((await readObject(key))?.bytes.toString()).toBe(raw)
  await expect
    .poll(() => announcedSince(position, 'mail.received', key))
    .toEqual([
      {
        key,
        envelopeFrom: sender,
        recipients: [`support@${supportDomain}`],
        verdicts: { spam: 'pass', virus: 'pass', spf: 'none', dkim: 'pass', dmarc: 'pass' },
      },
    ])
})

test('a mail of the desk goes out under its own sender, and its answer comes in and names it', async () => {
  const position = await control.position()
  const about = `tms_${crypto.randomUUID()}`
  const { mail, toEmail, replyTo } = await mailOfDesk(url, about)
  expect(mail.headers).toMatchObject({
    from: `Boxrise, support <support@${supportDomain}>`,
    'reply-to': replyTo,
    references: `<${about}@${supportDomain}>`,
    'x-auto-response-suppress': 'All',
  })
  await expect
    .poll(() => announcedSince(position, 'mail.sent', about))
    .toMatchObject([{ about, providerMessageId: mail.id }])

  const ids = await answerMail(mail.id, { text: 'Thank you', again: true })
  expect(ids).toHaveLength(2)
  const raws = await Promise.all(ids.map((id) => readObject(`received-mails/${id}`)))
  expect(raws[0]?.bytes).toEqual(raws[1]?.bytes)
  expect(parseMime(raws[0]?.bytes ?? Buffer.alloc(0)).headers).toMatchObject({
    from: toEmail,
    to: replyTo,
    references: `<${about}@${supportDomain}> <${mail.id}@email.amazonses.com>`,
  })
  for (const id of ids)
    await expect
      .poll(() => announcedSince(position, 'mail.received', `received-mails/${id}`))
      .toMatchObject([{ envelopeFrom: toEmail, recipients: [replyTo] }])
})

test('mail to other domains does not come in', async () => {
  await expect(
    receiveMail('Subject: Hi\r\n\r\nHi', { recipients: ['a@example.test'], from: newAddress('ann') }),
  ).rejects.toThrow(`Only mail to addresses at ${supportDomain} comes in.`)
})
