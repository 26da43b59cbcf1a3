import * as z from 'zod/mini'

/** What becomes of that which a restored platform would send. */
export const ReleaseChoice = z.strictObject({
  mails: z.enum(['drop', 'send']),
  campaigns: z.enum(['missed', 'send']),
})
export type ReleaseChoice = z.infer<typeof ReleaseChoice>
