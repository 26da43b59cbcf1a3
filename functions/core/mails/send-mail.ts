import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { env } from '#core/env.ts'
import type { PreferenceType } from '#shared/notifications/category.ts'
import { categoryTopic } from '#shared/notifications/category-topic.ts'
import { siteName } from '#shared/site-name.ts'
import type { MailTemplate } from './mail-template.ts'
import type { StoredMail } from './mails.ts'
import { rawMail } from './raw-mail.ts'
import { renderMail } from './render-mail.ts'
import { type TemplateId, templates } from './templates.ts'

let client: SESClient | undefined

/** How its member turns such mails off. */
export type WayOff = { category: PreferenceType; token: string }

export const templateOf = ({ templateId }: StoredMail): MailTemplate | undefined =>
  templates[templateId as TemplateId]

/** Hands a mail to SES, and says what SES calls it. */
export async function sendMail(
  mail: StoredMail,
  off: WayOff | undefined,
  now: string,
): Promise<string | undefined> {
  const template = templateOf(mail)
  if (!template) throw new Error(`there is no email template ${mail.templateId}`)
  const siteUrl = env('SITE_URL')
  const data = { siteUrl, ...mail.templateData, ...mail.secretData }
  const content = renderMail(
    template,
    data,
    off && { topic: categoryTopic[off.category], url: `${siteUrl}/unsubscribe/${off.token}` },
  )
  client ??= new SESClient({ maxAttempts: 2 })
  const { MessageId } = await client.send(
    new SendRawEmailCommand({
      // Where one is set, SES tells of bounces and complaints through it.
      ConfigurationSetName: process.env.MAIL_CONFIGURATION_SET,
      Destinations: [mail.toEmail],
      RawMessage: {
        Data: rawMail({
          from: { name: siteName, address: env('MAIL_FROM') },
          to: mail.toEmail,
          replyTo: mail.replyTo,
          ...content,
          headers: {
            // Where a person is to answer, the answer of a machine is welcome too.
            ...(!mail.replyTo && { 'Auto-Submitted': 'auto-generated' }),
            ...(off && {
              'List-Unsubscribe': `<${siteUrl}/api/notifications/one-click/${off.token}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          sentAt: now,
        }),
      },
      Tags: [{ Name: 'mailId', Value: mail.id }],
    }),
  )
  return MessageId
}
