import type { MailTemplate } from './mail-template.ts'
import type { TemplateId, templates } from './templates.ts'

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type TextsOf<Template extends MailTemplate> =
  | Template['subject']
  | Template['heading']
  | Template['paragraphs'][number]
  | (Template extends { action: infer Action extends { label: string; url: string } }
      ? Action['label'] | Action['url']
      : never)
  | (Template extends { attachment: { content: infer Content extends string } } ? Content : never)

type NamesOf<Id extends TemplateId> = Exclude<NamesIn<TextsOf<(typeof templates)[Id]>>, 'siteUrl'>

/** Secret values, such as those in links. They are stored apart and deleted once the mail is sent. */
type SecretName =
  | 'claimUrl'
  | 'code'
  | 'confirmUrl'
  | 'ratingUrl'
  | 'registerUrl'
  | 'requestUrl'
  | 'suggestionUrl'

/** The values a template needs, by name: one that is forgotten or misspelled does not compile. */
export type MailData<Id extends TemplateId> = Record<Exclude<NamesOf<Id>, SecretName>, string>

export type SecretMailData<Id extends TemplateId> = Record<Extract<NamesOf<Id>, SecretName>, string>

/** Every name that any template asks for. */
export type MailDataName = NamesOf<TemplateId>
