import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { MailVerdicts } from './mail-verdicts.ts'

export const facts = {
  /** A mail to the support desk lies in the storage as it came. */
  'mail.received': z.object({
    /** The raw mail, below `received-mails/`. */
    key: z.string(),
    /** The return path; empty for bounces and automatic mails. */
    envelopeFrom: z.string(),
    /** The addresses it was delivered to, in lower case. */
    recipients: z.array(z.string()),
    verdicts: MailVerdicts,
  }),
} satisfies FactSchemas
