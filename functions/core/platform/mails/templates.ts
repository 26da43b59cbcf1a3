import type { AllOf } from '#shared/all-of.ts'
import type { MailTemplate } from './mail-template.ts'
import * as nouns from './templates-of-nouns.ts'

type Templates = AllOf<(typeof nouns)[keyof typeof nouns]>

/**
 * The wording of each email. `{{name}}` is replaced by that value of the email’s data, escaped in HTML; `{{siteUrl}}`
 * is always there. There is no logic in a template.
 */
export const templates = Object.assign({}, ...Object.values(nouns)) as {
  readonly [Id in keyof Templates]: Templates[Id]
} satisfies Record<string, MailTemplate>

export type TemplateId = keyof typeof templates
