import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { MailWording } from './mail-wording.ts'

/**
 * `outdated`: the original has changed since; the edited wording still fits it and is sent. `broken`: it no longer fits,
 * so that the original is sent.
 */
export const MailTemplateState = z.enum(['original', 'edited', 'outdated', 'broken'])
export type MailTemplateState = z.infer<typeof MailTemplateState>

export const ListedMailTemplate = z.object({
  id: z.string(),
  /** The name shown to people. */
  name: z.string(),
  /** The reason the platform sends it. */
  sentWhen: z.string(),
  state: MailTemplateState,
  /** Set if a mail of it is still kept. The login service sends some by itself and does not report them. */
  lastSentAt: z.optional(z.iso.datetime()),
  editedAt: z.optional(z.iso.datetime()),
})
export type ListedMailTemplate = z.infer<typeof ListedMailTemplate>

export const listMailTemplates = route({
  name: 'listMailTemplates',
  method: 'GET',
  path: '/api/admin/operations/mail-templates',
  auth: 'admin',
  summary: 'Every email that the platform sends, with whether its wording was edited',
  response: z.object({ items: z.array(ListedMailTemplate) }),
})

export const MailTemplateVersion = z.object({
  version: z.int(),
  wording: MailWording,
  /** The original was restored. */
  isOriginal: z.optional(z.boolean()),
  /** By name. */
  editedBy: z.string(),
  editedAt: z.iso.datetime(),
})
export type MailTemplateVersion = z.infer<typeof MailTemplateVersion>

export const EditedMailTemplate = z.object({
  ...ListedMailTemplate.shape,
  original: MailWording,
  wording: MailWording,
  /** The reason an edited wording is not used. */
  problem: z.optional(z.string()),
  placeholders: z.array(
    z.object({
      name: z.string(),
      /** Must stay in the text: the email does not work without it. */
      needed: z.boolean(),
      sample: z.string(),
    }),
  ),
  /** 0 for the original that was never edited. */
  version: z.int(),
})
export type EditedMailTemplate = z.infer<typeof EditedMailTemplate>

export const MailTemplateDetail = z.object({
  ...EditedMailTemplate.shape,
  /** The latest twenty, latest first. */
  versions: z.array(MailTemplateVersion),
})
export type MailTemplateDetail = z.infer<typeof MailTemplateDetail>

const wordingErrors = [
  'mail_template_not_found',
  'button_mismatch',
  'placeholder_malformed',
  'placeholder_missing',
  'placeholder_unknown',
  'wording_too_long',
] as const

const params = z.strictObject({ templateId: text(60, 1) })
const version = z.int().check(z.gte(0))

export const getMailTemplate = route({
  name: 'getMailTemplate',
  method: 'GET',
  path: '/api/admin/operations/mail-templates/:templateId',
  auth: 'admin',
  summary: 'The wording of an email, its original, its placeholders and its latest versions',
  params,
  response: MailTemplateDetail,
  errors: ['mail_template_not_found'],
})

export const saveMailTemplate = route({
  name: 'saveMailTemplate',
  method: 'PUT',
  path: '/api/admin/operations/mail-templates/:templateId',
  auth: 'admin',
  summary: 'Edit the wording of an email; what is sent from now on uses it',
  params,
  body: z.strictObject({ wording: MailWording, version }),
  response: EditedMailTemplate,
  errors: [...wordingErrors, 'version_conflict'],
})

export const restoreMailTemplate = route({
  name: 'restoreMailTemplate',
  method: 'POST',
  path: '/api/admin/operations/mail-templates/:templateId/restore',
  auth: 'admin',
  summary: 'Go back to the original wording of an email',
  params,
  body: z.strictObject({ version }),
  response: EditedMailTemplate,
  errors: ['mail_template_not_found', 'version_conflict'],
})

const wording = z.strictObject({ wording: MailWording })
export const previewMailTemplate = route({
  name: 'previewMailTemplate',
  method: 'POST',
  path: '/api/admin/operations/mail-templates/:templateId/preview',
  auth: 'admin',
  summary: 'A wording as it would arrive, with sample data; nothing is stored or sent',
  params,
  body: wording,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: wordingErrors,
})

export const testMailTemplate = route({
  name: 'testMailTemplate',
  method: 'POST',
  path: '/api/admin/operations/mail-templates/:templateId/test',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Send a wording with sample data to the caller’s own address',
  params,
  body: wording,
  response: z.object({ sentTo: z.string() }),
  errors: [...wordingErrors, 'address_suppressed', 'mail_not_accepted'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})
