import * as z from 'zod/mini'

/** What stands behind `invitation=` in the mailed link. */
export const InvitationToken = z.string().check(z.regex(/^inv_[0-9A-Z]{26}\.[0-9a-f]{64}$/))
