import * as z from 'zod/mini'

/** A decision of an administrator that took something off the site, and the reason that those who published it read. */
export const Removal = z.object({ at: z.iso.datetime(), reason: z.string() })
