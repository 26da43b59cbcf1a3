import { createHash, randomBytes } from 'node:crypto'

type Tokens = { access_token: string; id_token: string; refresh_token: string }

export type Choice =
  | { account: string }
  | { email: string; name?: string; verified?: boolean }
  | { cancel: true }

/** Follows one step of the round trip and returns the address that it leads to. */
async function follow(address: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(address, { redirect: 'manual', ...init })
  const location = response.headers.get('location')
  if (!location) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return location
}

/** A sign-in through the laptop’s Google as a browser does it, with every step in the open. */
export function googleSignIn(url: string) {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(16).toString('base64url')
  const redirectUri = `${url}/auth/google`
  const parameters: Record<string, string> = {
    response_type: 'code',
    client_id: 'localclient',
    redirect_uri: redirectUri,
    scope: 'openid email',
    identity_provider: 'Google',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const authorizeUrl = (changes: Record<string, string> = {}) =>
    `${url}/_local/cognito/oauth2/authorize?${new URLSearchParams({ ...parameters, ...changes })}`

  /** The page that asks for an account. */
  const openPage = async () => (await fetch(await follow(authorizeUrl()))).text()

  /** Goes from the start to the address that the pool sends the browser back to. */
  async function choose(choice: Choice): Promise<URL> {
    const page = await openPage()
    const request = /name="request" value="([\w-]+)"/.exec(page)?.[1] ?? ''
    const form = new URLSearchParams({ request })
    if ('account' in choice) {
      const at = [...page.matchAll(/name="account" value="(\d+)"[\s\S]*?<\/button>/g)]
      form.set('account', at.find(([row]) => row.includes(choice.account))?.[1] ?? 'none')
    } else if ('cancel' in choice) form.set('cancel', '1')
    else {
      form.set('email', choice.email)
      form.set('name', choice.name ?? 'Gwen Gale')
      if (choice.verified !== false) form.set('verified', 'on')
    }
    const toPool = await follow(`${url}/_local/google/choose`, { method: 'POST', body: form })
    return new URL(await follow(toPool))
  }

  async function redeem(code: string, changes: Record<string, string> = {}) {
    const response = await fetch(`${url}/_local/cognito/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'localclient',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...changes,
      }),
    })
    return { status: response.status, body: (await response.json()) as Tokens & { error?: string } }
  }

  return { state, authorizeUrl, openPage, choose, redeem }
}

/** Signs in, a second time where the first has only linked the account. */
export async function googleTokens(url: string, email: string): Promise<Tokens> {
  for (const _attempt of ['links', 'signs in']) {
    const signIn = googleSignIn(url)
    const back = await signIn.choose({ email })
    const code = back.searchParams.get('code')
    if (code) return (await signIn.redeem(code)).body
  }
  throw new Error(`${email} cannot sign in with Google`)
}
