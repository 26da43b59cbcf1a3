import * as z from 'zod/mini'

/** Missing for members without a password, who confirm with Google. */
export const ownerPassword = z.optional(z.string().check(z.minLength(1, 'Enter your password')))

export const OwnerProof = z.strictObject({ password: ownerPassword })
