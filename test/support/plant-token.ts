import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import type { SigningKey } from '#lib/local/identity/signing-key.ts'
import { dataDirs } from './data-dirs.ts'
import { poolKey } from './tokens.ts'

const keys = new Map<string, SigningKey>()

function keyAt(url: string): SigningKey {
  const dataDir = dataDirs.get(url)
  if (!dataDir) throw new Error(`This process has not started the cloud at ${url}.`)
  const key = keys.get(dataDir) ?? poolKey(readFileSync(join(dataDir, 'identity.json'), 'utf8'))
  keys.set(dataDir, key)
  return key
}

/** The access token that a login would have brought, without the login: nothing is counted, and no session begins. */
export function plantToken(url: string, userId: string, now: string): Promise<string> {
  const key = keyAt(url)
  const seconds = Math.floor(Date.parse(now) / 1000)
  const claims = {
    sub: userId,
    username: userId,
    iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_local',
    client_id: 'localclient',
    origin_jti: crypto.randomUUID(),
    event_id: crypto.randomUUID(),
    jti: crypto.randomUUID(),
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 900,
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)
}
