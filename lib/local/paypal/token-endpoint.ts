import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LocalRequest, LocalResponse } from '../service.ts'
import { credentials } from './credentials.ts'
import type { Engine } from './engine.ts'
import type { Transaction } from './store/transaction.ts'

const lifetimeSeconds = 9 * 3600
const scope =
  'https://uri.paypal.com/services/subscriptions https://uri.paypal.com/services/applications/webhooks'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const same = (a: string, b: string) => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))

const answer = (status: number, body: object): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** Gives the application a token for its id and secret. */
export function createTokenEndpoint(engine: Engine) {
  return ({ method, headers, body }: LocalRequest): LocalResponse => {
    if (method !== 'POST') return answer(405, { error: 'method_not_allowed' })
    if (!isApplication(headers.authorization))
      return answer(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })
    if (new URLSearchParams(body.toString('utf8')).get('grant_type') !== 'client_credentials')
      return answer(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' })
    const token = `A21AA${randomBytes(48).toString('base64url')}`
    engine.transact(undefined, (tx) => {
      forgetExpired(tx)
      tx.add('token', { id: hashOf(token), object: 'token', expiresAt: tx.now + lifetimeSeconds })
    })
    return answer(200, {
      scope,
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: lifetimeSeconds,
      nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
    })
  }
}

function isApplication(authorization = ''): boolean {
  const [scheme = '', value = ''] = authorization.split(' ')
  const [id = '', ...secret] = Buffer.from(value, 'base64').toString('utf8').split(':')
  const right = same(id, credentials.clientId) && same(secret.join(':'), credentials.secret)
  return scheme.toLowerCase() === 'basic' && right
}

function forgetExpired(tx: Transaction): void {
  for (const { id } of tx.find('token', ({ expiresAt }) => expiresAt <= tx.now)) tx.remove('token', id)
}

/** Tells whether a request bears a token that is still valid. */
export function bearsToken(tx: Transaction, authorization: string): boolean {
  const [scheme = '', token = ''] = authorization.split(' ')
  const known = tx.get('token', hashOf(token))
  return scheme.toLowerCase() === 'bearer' && known !== undefined && known.expiresAt > tx.now
}
