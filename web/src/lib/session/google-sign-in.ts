import { accountSuspended } from '#shared/platform/users/account-suspended.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { keptInTab } from '#web/lib/kept-in-browser.ts'
import { ApiError } from '../api-error.ts'
import { leaveFor } from '../leave-for.ts'
import { pageConfig } from '../page-config.ts'
import { safePath } from '../safe-path.ts'
import { base64url, digest, randomText } from './proof-key.ts'

const key = 'google_sign_in'
const minutesValid = 30

export type GoogleSignIn = {
  /** The path on this site that the person wanted. */
  from: string
  /** A logged-in member proves themselves to change how they log in. */
  intent: 'log-in' | 'register' | 'prove'
  /** The membership that was chosen before. */
  type?: PublicMembershipType | undefined
  /** The account was chosen a moment ago: it is not asked for again. */
  email?: string | undefined
  again?: boolean
}

export type UnderWay = GoogleSignIn & { state: string; verifier: string; startedAt: number }

const returnUrl = () => `${location.origin}/auth/google`

const oauthUrl = () => new URL(pageConfig().oauthUrl ?? '', location.origin).href

/**
 * Leaves for Google through the user pool. The destination afterward stays in this tab. Only a random state
 * travels, so no link can choose the destination.
 */
export async function startGoogleSignIn(signIn: GoogleSignIn): Promise<void> {
  const underWay: UnderWay = {
    ...signIn,
    from: safePath(signIn.from, '/dashboard'),
    state: randomText(),
    verifier: randomText(),
    startedAt: Date.now(),
  }
  keptInTab.set(key, JSON.stringify(underWay))
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: pageConfig().userPoolClientId,
    redirect_uri: returnUrl(),
    scope: 'openid email',
    identity_provider: 'Google',
    state: underWay.state,
    code_challenge: base64url(await digest(underWay.verifier)),
    code_challenge_method: 'S256',
    ...(signIn.email ? { login_hint: signIn.email } : !signIn.again && { prompt: 'select_account' }),
  })
  leaveFor(`${oauthUrl()}/oauth2/authorize?${parameters}`)
}

/** Returns the sign-in that this tab began and this answer belongs to. Each counts once. */
export function takeGoogleSignIn(state: string | null): UnderWay | undefined {
  const stored = keptInTab.get(key)
  keptInTab.remove(key)
  const underWay = stored ? parseUnderWay(stored) : undefined
  if (!underWay || underWay.state !== state) return undefined
  if (!(Date.now() - underWay.startedAt <= minutesValid * 60_000)) return undefined
  return { ...underWay, from: safePath(underWay.from, '/dashboard') }
}

/** Only this tab writes it, so text that can be read at all is complete. */
function parseUnderWay(text: string): UnderWay | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

export type Tokens = { access_token: string; id_token: string; refresh_token: string }

/**
 * Exchanges the code for tokens, which only the tab that began the sign-in can do. It is undefined when the
 * pool refuses, but suspended members see the reason if the pool passes it on.
 */
export async function redeemCode(code: string, verifier: string): Promise<Tokens | undefined> {
  const response = await fetch(`${oauthUrl()}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: pageConfig().userPoolClientId,
      code,
      redirect_uri: returnUrl(),
      code_verifier: verifier,
    }),
  })
  if (response.ok) return (await response.json()) as Tokens
  if ((await response.text()).includes(accountSuspended))
    throw new ApiError({ status: 403, code: 'account_suspended', detail: accountSuspended })
  return undefined
}

/** Ends the session that the user pool’s own pages keep, and comes back to the home page. */
export function hostedLogoutUrl(): string {
  const parameters = new URLSearchParams({
    client_id: pageConfig().userPoolClientId,
    logout_uri: `${location.origin}/`,
  })
  return `${oauthUrl()}/logout?${parameters}`
}
