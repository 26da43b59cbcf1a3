import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { MailId } from '#shared/platform/mails/mail.ts'

export const facts = {
  'mail.queued': z.object({ mailId: MailId }),
} satisfies FactSchemas
