import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { MailId } from '#shared/platform/mails/mail.ts'

export const facts = {
  'mail.queued': z.object({ mailId: MailId }),
  /** A mail that says what it is about has gone out; answers name it by the id that the provider gave it. */
  'mail.sent': z.object({ mailId: MailId, about: z.string(), providerMessageId: z.string() }),
} satisfies FactSchemas
