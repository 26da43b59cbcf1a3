import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'

export const mostVersions = 20

const numbered = (version: number) => String(version).padStart(6, '0')

/** The wording of an email at a version. Twenty of the longest would exceed one item, so each is its own. */
export const mailOverrideVersions = entity({
  name: 'mail-override-version',
  erasure: 'impersonal',
  schema: z.object({
    templateId: z.string(),
    wording: MailWording,
    isOriginal: z.optional(z.boolean()),
    savedBy: z.string(),
    savedAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ templateId, version }: { templateId: string; version: number }) => ({
    pk: `MAIL_TEMPLATE#${templateId}`,
    sk: `VERSION#${numbered(version)}`,
  }),
})
