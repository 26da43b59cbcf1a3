import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { env } from '#core/env.ts'
import { renderInWords } from '#core/platform/mails/render-in-words.ts'
import { siteName } from '#shared/site-name.ts'
import type { Mailbox } from './mail-header.ts'
import type { StoredMail } from './mails.ts'
import { rawMail } from './raw-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { templateOf } from './template-of.ts'
import type { TemplateId } from './templates.ts'
import { unsubscribePath } from './unsubscribe-path.ts'

let client: SESClient | undefined

/** The topic of such mails, and the token that turns them off. */
export type WayOff = { topic: string; token: string }

/** Hands a mail to SES in the words that it has now, and says what SES calls it. */
export async function sendMail(
  mail: StoredMail,
  off: WayOff | undefined,
  now: string,
): Promise<string | undefined> {
  const template = templateOf(mail)
  if (!template) throw new Error(`there is no email template ${mail.templateId}`)
  const siteUrl = env('SITE_URL')
  const data = { siteUrl, ...template.fallbacks, ...mail.templateData, ...mail.secretData }
  const content = await renderInWords(
    mail.templateId as TemplateId,
    data,
    off && { topic: off.topic, url: `${siteUrl}${unsubscribePath(off.token)}` },
  )
  return handOver({
    tags: { mailId: mail.id },
    to: mail.toEmail,
    from: mail.from,
    replyTo: mail.replyTo,
    content,
    headers: {
      ...mail.headers,
      ...(off && {
        'List-Unsubscribe': `<${siteUrl}/api/notifications/one-click/${off.token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    now,
  })
}

type Handover = {
  /** The events that SES publishes about a mail name it by them: letters, digits, `_`, and `-`. */
  tags: Readonly<Record<string, string>>
  to: string
  /** The sender, if not the platform. */
  from?: Mailbox | undefined
  replyTo?: string | undefined
  content: RenderedMail
  headers?: Readonly<Record<string, string>>
  now: string
}

/** Hands a rendered mail to SES. */
export async function handOver({ tags, to, from, replyTo, content, headers, now }: Handover) {
  client ??= new SESClient({ maxAttempts: 2 })
  const { MessageId } = await client.send(
    new SendRawEmailCommand({
      // If set, SES reports bounces and complaints through it.
      ConfigurationSetName: process.env.MAIL_CONFIGURATION_SET,
      Destinations: [to],
      RawMessage: {
        Data: rawMail({
          from: from ?? { name: siteName, address: env('MAIL_FROM') },
          to,
          replyTo,
          ...content,
          headers: {
            // A mail that a person should answer also welcomes automatic replies.
            ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
            ...headers,
          },
          sentAt: now,
        }),
      },
      Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
  return MessageId
}
