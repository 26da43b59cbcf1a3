import { env } from '#core/env.ts'
import { mailOverrideVersions, mostVersions } from '#core/mail/mail-templates/mail-override-versions.ts'
import { type Base, baseOf } from '#core/platform/mails/base-of.ts'
import { inWords } from '#core/platform/mails/in-words.ts'
import { renderMail } from '#core/platform/mails/render-mail.ts'
import type { KeptMail } from '#shared/mail/kept-mails/contract.ts'
import { placeholdersIn } from '#shared/mail/mail-templates/placeholders-in.ts'
import { wordingProblem } from '#shared/mail/mail-templates/wording-problem.ts'
import type { Mail } from '#shared/platform/mails/mail.ts'

type Said = Pick<Mail, 'templateId' | 'templateData' | 'sentAt'>

/**
 * What a mail says: in the wording of the moment when it was sent, or of now if it was not. Codes and links that let
 * someone in stay out.
 */
export async function mailContent(mail: Said): Promise<KeptMail['content']> {
  const base = baseOf(mail.templateId)
  if (!base) return undefined
  const template = await templateAt(base, mail.sentAt)
  const siteUrl = env('SITE_URL')
  const known: Record<string, string> = { siteUrl, ...template.fallbacks, ...mail.templateData }
  const { subject, heading, paragraphs, action, attachment } = template
  const named = placeholdersIn(
    subject,
    heading,
    ...paragraphs,
    action?.label ?? '',
    action?.url ?? '',
    attachment?.content ?? '',
  )
  const hidden = [...new Set(named)].filter((name) => !Object.hasOwn(known, name))
  for (const name of hidden) known[name] = name.endsWith('Url') ? `${siteUrl}/#not-kept` : '(not kept)'
  const rendered = renderMail(template, known)
  return {
    name: template.name,
    subject: rendered.subject,
    html: rendered.html,
    text: rendered.text,
    ...(attachment && { attachment: attachment.fileName }),
    hidden,
  }
}

/** An edited wording that does not fit the email was passed over when it was sent. */
async function templateAt(base: Base, at: string | undefined) {
  const { items } = await mailOverrideVersions.list({
    pk: mailOverrideVersions.key({ templateId: base.id, version: 0 }).pk,
    prefix: 'VERSION#',
    newestFirst: true,
    limit: mostVersions,
  })
  const wording = items.find(({ savedAt }) => !at || savedAt <= at)?.wording
  return wording && !wordingProblem(base, wording) ? inWords(base.template, wording) : base.template
}
