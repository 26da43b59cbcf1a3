import type { MailTemplate } from '#core/platform/mails/mail-template.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'

/** An email with other words: where its button leads, the code decides. */
export const inWords = (template: MailTemplate, { actionLabel, ...words }: MailWording): MailTemplate => ({
  ...template,
  ...words,
  ...(template.action && { action: { ...template.action, label: actionLabel ?? template.action.label } }),
})
