import type { SignIn } from './signed-out.ts'

/** Set by the pool’s trigger where an account is not named for the user of the pool who opens it. */
export const accountClaim = 'account'

export type AccountClaims = { sub?: string | undefined; [accountClaim]?: string | undefined }

/** The account that a token opens. */
export const accountIdOf = (claims: AccountClaims): string | undefined => claims[accountClaim] ?? claims.sub

/** A token that does not say when its bearer signed in is as old as can be. */
export const signInOf = (claims: {
  origin_jti?: string | undefined
  auth_time?: string | number | undefined
}): SignIn => ({
  sessionId: claims.origin_jti ?? '',
  signedInAt: Number(claims.auth_time) || 0,
})
