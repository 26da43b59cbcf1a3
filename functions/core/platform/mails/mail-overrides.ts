import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'

/** An edited wording of an email. It stays, without words, when the original is restored, so that its version goes on. */
const MailOverride = z.object({
  templateId: z.string(),
  wording: z.optional(MailWording),
  /** The fingerprint of the original that it was written for. */
  baseHash: z.string(),
  savedAt: z.iso.datetime(),
  version: z.int(),
})
export type MailOverride = z.infer<typeof MailOverride>

export const allOverrides = 'MAIL_TEMPLATES'

export const mailOverrides = entity({
  name: 'mail-override',
  erasure: 'impersonal',
  schema: MailOverride,
  key: ({ templateId }: { templateId: string }) => ({ pk: allOverrides, sk: `TEMPLATE#${templateId}` }),
})
