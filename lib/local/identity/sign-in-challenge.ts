import type { ServerKeys } from './srp.ts'

/** Where a sign-in stands between two requests. */
export type SignInChallenge =
  | { name: 'PASSWORD_VERIFIER'; sub: string; verifier: string; clientKey: bigint; serverKeys: ServerKeys }
  | { name: 'NEW_PASSWORD_REQUIRED'; sub: string }
  | { name: 'SOFTWARE_TOKEN_MFA'; sub: string }
