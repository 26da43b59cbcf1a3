import { createHmac, generateKeyPairSync } from 'node:crypto'
import { createLocalJWKSet, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSigningKey } from './signing-key.ts'
import { readState } from './state-file.ts'
import { startTestPool, type TestPool } from './test-pool.ts'

let it: TestPool
let accessToken: string
let idToken: string

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  it = await startTestPool()
  await it.pool.addUser({ sub: 'sub-ann', email: 'ann@example.test', password: 'password 1' })
  const { AuthenticationResult } = await it.signInWithPassword('ann@example.test', 'password 1')
  accessToken = AuthenticationResult.AccessToken
  idToken = AuthenticationResult.IdToken
  await it.pool.stop()
})

afterAll(async () => {
  await it.stop()
  await it.erase()
})

async function ourKey() {
  const state = await readState(`${it.dataDir}/identity.json`)
  if (!state) throw new Error('the pool wrote no state')
  return importSigningKey(state.signingKey)
}

async function signedByUs(changes: JWTPayload) {
  const { privateKey, kid } = await ourKey()
  const claims = await it.pool.verifyAccessToken(accessToken)
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
}

test('a fresh access token is accepted and names its member', async () => {
  expect(await it.pool.verifyAccessToken(accessToken)).toMatchObject({ sub: 'sub-ann', username: 'sub-ann' })
  expect(await it.pool.verifyAccessToken(await signedByUs({}))).toMatchObject({ sub: 'sub-ann' })
})

test('the published keys verify both tokens', async () => {
  const response = await fetch(`${it.url}/us-east-1_local/.well-known/jwks.json`)
  const keys = createLocalJWKSet(await response.json())
  await expect(jwtVerify(accessToken, keys, { issuer: it.pool.issuer })).resolves.toBeDefined()
  await expect(jwtVerify(idToken, keys, { audience: 'localclient' })).resolves.toBeDefined()
  expect(JSON.stringify(keys.jwks())).not.toContain('"d"')
  const discovery = await fetch(`${it.url}/us-east-1_local/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({ issuer: it.pool.issuer })
})

test('a token is refused from the second it expires', async () => {
  const { exp = 0 } = await it.pool.verifyAccessToken(accessToken)
  const before = it.clock.now
  it.clock.now = exp * 1000
  await expect(it.pool.verifyAccessToken(accessToken)).rejects.toThrow('Access Token has expired')
  it.clock.now -= 1
  await expect(it.pool.verifyAccessToken(accessToken)).resolves.toBeDefined()
  it.clock.now = before
})

test('a token that says too little or the wrong thing is refused, even with our signature', async () => {
  for (const changes of [
    { exp: undefined },
    { client_id: 'another' },
    { client_id: undefined },
    { iss: 'https://evil.test' },
    { token_use: 'id' },
  ])
    await expect(it.pool.verifyAccessToken(await signedByUs(changes))).rejects.toThrow()
  await expect(it.pool.verifyAccessToken(idToken)).rejects.toThrow('Invalid Access Token')
})

test('a forged or unsigned token is refused', async () => {
  const [header = '', claims = '', signature = ''] = accessToken.split('.')
  const { kid, publicKey } = await ourKey()
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const payload = await it.pool.verifyAccessToken(accessToken)
  const promoted = encode({ ...payload, sub: 'sub-admin' })
  const hmacHeader = encode({ alg: 'HS256', kid })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const hmac = createHmac('sha256', pem).update(`${hmacHeader}.${claims}`).digest('base64url')
  const forgeries = [
    `${header}.${promoted}.${signature}`,
    `${encode({ alg: 'none' })}.${promoted}.`,
    `${encode({ alg: 'none', kid })}.${claims}.${signature}`,
    `${hmacHeader}.${claims}.${hmac}`,
    `${encode({ alg: 'RS512', kid })}.${claims}.${signature}`,
    await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(stranger),
    await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'another' }).sign(stranger),
    `${accessToken}.${signature}`,
    `${header}.${claims}`,
    `${encode({ alg: 'RS256', kid })}.bm90IGpzb24.${signature}`,
    `bnVsbA.${claims}.${signature}`,
    '',
    'not a token',
  ]
  for (const forgery of forgeries)
    await expect(it.pool.verifyAccessToken(forgery)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})
