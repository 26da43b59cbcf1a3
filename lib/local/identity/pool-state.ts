import * as z from 'zod/mini'

export const CodePurpose = z.enum(['sign_up', 'password_reset', 'email'])
export type CodePurpose = z.infer<typeof CodePurpose>

/** A code that was mailed, kept only as a hash; `email` is the address it proves when that is not yet the user's. */
export const Code = z.object({
  hash: z.string(),
  expiresAt: z.iso.datetime(),
  email: z.optional(z.string()),
})
export type Code = z.infer<typeof Code>

export const UserStatus = z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER'])
export type UserStatus = z.infer<typeof UserStatus>

/** The account’s identity at another provider. */
export const Identity = z.object({ providerName: z.string(), userId: z.string() })
export type Identity = z.infer<typeof Identity>

export const User = z.object({
  sub: z.string(),
  attributes: z.catchall(z.object({ email: z.string() }), z.string()),
  status: UserStatus,
  enabled: z.boolean(),
  credentials: z.object({ salt: z.string(), verifier: z.string() }),
  codes: z.partialRecord(CodePurpose, Code),
  identities: z.optional(z.array(Identity)),
  pendingTotpSecret: z.optional(z.string()),
  totp: z.optional(
    z.object({
      secret: z.string(),
      enabled: z.boolean(),
      preferred: z.boolean(),
      lastStep: z.optional(z.number()),
    }),
  ),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
})
export type User = z.infer<typeof User>

/** One sign-in; its refresh token is kept as a hash and its id is the tokens' `origin_jti`. */
export const Session = z.object({
  id: z.uuid(),
  sub: z.string(),
  tokenHash: z.string(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  clientId: z.optional(z.string()),
  scopes: z.optional(z.array(z.string())),
})
export type Session = z.infer<typeof Session>

export const PoolState = z.object({
  version: z.literal(1),
  signingKey: z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), d: z.string() }),
  secret: z.string(),
  users: z.array(User),
  sessions: z.array(Session),
})
export type PoolState = z.infer<typeof PoolState>
