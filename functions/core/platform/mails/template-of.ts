import type { MailTemplate } from './mail-template.ts'
import { type TemplateId, templates } from './templates.ts'

/** Undefined where a release has dropped it since the mail was queued. */
export const templateOf = ({ templateId }: { templateId: string }): MailTemplate | undefined =>
  Object.hasOwn(templates, templateId) ? templates[templateId as TemplateId] : undefined
