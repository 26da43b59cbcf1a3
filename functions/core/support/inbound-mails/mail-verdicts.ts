import * as z from 'zod/mini'

/** `none`: the check could not be made, or found nothing to check. */
const Verdict = z.enum(['pass', 'fail', 'none'])

/** What the receiving mail service found out about a mail. */
export const MailVerdicts = z.object({
  spam: Verdict,
  virus: Verdict,
  spf: Verdict,
  dkim: Verdict,
  dmarc: Verdict,
})
export type MailVerdicts = z.infer<typeof MailVerdicts>
