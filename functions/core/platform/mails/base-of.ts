import { createHash } from 'node:crypto'
import type { MailTemplate } from '#core/platform/mails/mail-template.ts'
import { type TemplateId, templates } from '#core/platform/mails/templates.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { placeholdersOf } from '#shared/mail/mail-templates/placeholders-of.ts'
import type { WordingRules } from '#shared/mail/mail-templates/wording-problem.ts'

export type Base = WordingRules & { id: TemplateId; template: MailTemplate; hash: string }

/** The wording that the code has of an email, and what an edited one must keep of it. */
export function baseOf(templateId: string): Base | undefined {
  if (!Object.hasOwn(templates, templateId)) return undefined
  const id = templateId as TemplateId
  const template: MailTemplate = templates[id]
  const { subject, heading, paragraphs, action } = template
  const original: MailWording = {
    subject,
    heading,
    paragraphs: [...paragraphs],
    ...(action && { actionLabel: action.label }),
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([original, action?.url]))
    .digest('base64url')
  return { id, template, original, placeholders: placeholdersOf(original, action?.url), hash }
}
