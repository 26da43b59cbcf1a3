import type { ServerKeys } from './srp.ts'

/** The state of a sign-in between two requests of one client. */
export type SignInChallenge = { clientId: string; sub: string } & (
  | { name: 'PASSWORD_VERIFIER'; verifier: string; clientKey: bigint; serverKeys: ServerKeys }
  | { name: 'NEW_PASSWORD_REQUIRED' }
  | { name: 'SOFTWARE_TOKEN_MFA' }
)
