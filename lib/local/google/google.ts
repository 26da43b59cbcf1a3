import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { generateSigningKey, importSigningKey, type SigningKey } from '../identity/signing-key.ts'
import { json } from '../json-response.ts'
import { createOneTime } from '../one-time.ts'
import { redirect } from '../redirect.ts'
import type { LocalRequest, LocalResponse, LocalService } from '../service.ts'
import { accountPage, errorPage, googleStyle } from './account-page.ts'
import { GoogleAccount, readSignedIn, signedInCookie } from './signed-in.ts'

export type GoogleOptions = {
  /** The address it is mounted at, which is also its issuer. */
  issuer: string
  client: { id: string; secret: string; redirectUri: string }
  accounts: readonly GoogleAccount[]
  now?: () => number
}

type Request = { redirectUri: string; state: string; nonce: string | undefined }
type Grant = { account: GoogleAccount; nonce: string | undefined; redirectUri: string }

const minute = 60_000

/** Stands in for Google: an OpenID Connect provider whose accounts can be chosen, without a password. */
export function createGoogle({ issuer, client, accounts, now = Date.now }: GoogleOptions): LocalService {
  const requests = createOneTime<Request>(15 * minute, now)
  const grants = createOneTime<Grant>(5 * minute, now)
  let key: Promise<SigningKey> | undefined
  const signingKey = () => {
    key ??= generateSigningKey().then(importSigningKey)
    return key
  }

  async function discovery(): Promise<LocalResponse> {
    return json(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  }

  async function authorize({ query, headers }: LocalRequest): Promise<LocalResponse> {
    const redirectUri = query.get('redirect_uri')
    if (query.get('client_id') !== client.id || redirectUri !== client.redirectUri)
      return errorPage('The client or its redirect_uri is not registered here.')
    if (query.get('response_type') !== 'code') return errorPage('Only response_type=code is supported.')
    const nonce = query.get('nonce') ?? undefined
    const state = query.get('state') ?? ''
    const signedIn = query.get('prompt') === 'select_account' ? undefined : readSignedIn(headers.cookie)
    if (signedIn && signedIn.email === (query.get('login_hint') ?? signedIn.email))
      return redirect(redirectUri, { code: grants.put({ account: signedIn, nonce, redirectUri }), state })
    const handle = requests.put({ redirectUri, state, nonce })
    return accountPage({ action: `${new URL(issuer).pathname}/choose`, handle, accounts })
  }

  async function choose({ body }: LocalRequest): Promise<LocalResponse> {
    const form = new URLSearchParams(body.toString())
    const handle = form.get('request')
    const request = requests.look(handle)
    if (!request) return errorPage('This page has expired. Go back to the site and start again.')
    const { redirectUri, state, nonce } = request
    if (form.has('cancel')) {
      requests.take(handle)
      return redirect(redirectUri, { error: 'access_denied', state })
    }
    const account = accounts[Number(form.get('account') ?? -1)] ?? typed(form)
    if (!account)
      return accountPage({
        action: `${new URL(issuer).pathname}/choose`,
        handle: handle ?? '',
        accounts,
        problem: 'Enter an email address, such as ada@example.test.',
      })
    requests.take(handle)
    const answer = redirect(redirectUri, { code: grants.put({ account, nonce, redirectUri }), state })
    return { ...answer, headers: { ...answer.headers, 'set-cookie': signedInCookie(account) } }
  }

  async function token({ body }: LocalRequest): Promise<LocalResponse> {
    const form = new URLSearchParams(body.toString())
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      return json(401, { error: 'invalid_client' })
    const grant = grants.take(form.get('code'))
    if (grant?.redirectUri !== form.get('redirect_uri')) return json(400, { error: 'invalid_grant' })
    return json(200, { id_token: await idToken(grant), token_type: 'Bearer', expires_in: 3600 })
  }

  async function idToken({ account, nonce }: Grant): Promise<string> {
    const { kid, privateKey } = await signingKey()
    const issuedAt = Math.floor(now() / 1000)
    const { email, name, verified } = account
    return new SignJWT({ email, email_verified: verified, nonce, ...(name && { name }) })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setSubject(subjectOf(account))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(privateKey)
  }

  const endpoints: Record<string, LocalService> = {
    'GET /.well-known/openid-configuration': discovery,
    'GET /jwks.json': async () => json(200, { keys: [(await signingKey()).publicJwk] }),
    'GET /google.css': async () => googleStyle,
    'GET /authorize': authorize,
    'POST /choose': choose,
    'POST /token': token,
  }
  return async (request) =>
    (await endpoints[`${request.method} ${request.path}`]?.(request)) ?? { status: 404 }
}

function typed(form: URLSearchParams): GoogleAccount | undefined {
  return GoogleAccount.safeParse({
    email: form.get('email')?.trim().toLowerCase(),
    name: form.get('name')?.trim(),
    verified: form.has('verified'),
  }).data
}

/**
 * Google’s subjects are 21 digits. An address that Google has not verified may be anyone’s, so it gets its own subject.
 */
function subjectOf({ email, verified }: GoogleAccount): string {
  const hash = createHash('sha256').update(`${verified} ${email.toLowerCase()}`).digest()
  return `1${BigInt(`0x${hash.toString('hex')}`)
    .toString()
    .slice(0, 20)}`
}
