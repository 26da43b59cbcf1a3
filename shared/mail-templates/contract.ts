import * as z from 'zod/mini'
import { route } from '#shared/http/route.ts'
import { text } from '#shared/text.ts'
import { MailWording } from './mail-wording.ts'

/** `outdated`: the original has changed since, or the edited wording no longer fits it, so that the original is sent. */
const state = z.enum(['original', 'edited', 'outdated', 'broken'])

export const ListedMailTemplate = z.object({
  id: z.string(),
  /** What it is called for people. */
  name: z.string(),
  /** What makes the platform send it. */
  sentWhen: z.string(),
  state,
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
  editedBy: z.string(),
  editedAt: z.iso.datetime(),
})
export type MailTemplateVersion = z.infer<typeof MailTemplateVersion>

export const MailTemplateDetail = z.object({
  ...ListedMailTemplate.shape,
  original: MailWording,
  wording: MailWording,
  /** Why an edited wording is passed over. */
  problem: z.optional(z.string()),
  placeholders: z.array(
    z.object({
      name: z.string(),
      /** Must stay in the text: the email does not work without it. */
      needed: z.boolean(),
      sample: z.string(),
    }),
  ),
  /** The latest twenty, latest first. */
  versions: z.array(MailTemplateVersion),
  /** 0 for the original that was never edited. */
  version: z.int(),
})
export type MailTemplateDetail = z.infer<typeof MailTemplateDetail>

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
  response: MailTemplateDetail,
  errors: ['mail_template_not_found', 'placeholder_missing', 'placeholder_unknown', 'version_conflict'],
})

export const restoreMailTemplate = route({
  name: 'restoreMailTemplate',
  method: 'POST',
  path: '/api/admin/operations/mail-templates/:templateId/restore',
  auth: 'admin',
  summary: 'Go back to the original wording of an email',
  params,
  body: z.strictObject({ version }),
  response: MailTemplateDetail,
  errors: ['mail_template_not_found', 'version_conflict'],
})

const wording = z.strictObject({ wording: MailWording })
const wordingErrors = ['mail_template_not_found', 'placeholder_missing', 'placeholder_unknown'] as const

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
