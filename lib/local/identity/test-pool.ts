import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cognitoUserPoolsTokenProvider as tokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify, ConsoleLogger, defaultStorage } from '@aws-amplify/core'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { LocalService } from '../service.ts'
import type { PoolState } from './pool-state.ts'
import type { Mail } from './send-mail.ts'
import { generateSigningKey } from './signing-key.ts'
import { createUserPool, type UserPoolOptions } from './user-pool.ts'

const mount = '/_local/cognito'

/** One for every new pool of these tests: to make a key takes longer than all that most of them ask. */
let signingKey: ReturnType<typeof generateSigningKey> | undefined

/** The folder of an unused pool. */
async function emptyPool(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  signingKey ??= generateSigningKey()
  const state: PoolState = {
    version: 1,
    signingKey: await signingKey,
    secret: randomBytes(32).toString('base64url'),
    users: [],
    sessions: [],
  }
  await writeFile(join(dataDir, 'identity.json'), JSON.stringify(state))
  return dataDir
}

/** A pool behind a real HTTP server, with a mailbox and a clock that tests turn. */
export async function startTestPool(options: Partial<UserPoolOptions> = {}) {
  const dataDir = options.dataDir ?? (await emptyPool())
  const mails: Mail[] = []
  const clock = { now: Date.now() }
  const pool = await createUserPool({
    dataDir,
    sendMail: async (mail) => void mails.push(mail),
    now: () => clock.now,
    ...options,
  })
  const server = serve(pool.service)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${mount}`
  const sdk = new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })

  /** A call without any client, to compare answers as they are. */
  async function call(operation: string, input: object, headers: Record<string, string> = {}) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: JSON.stringify(operation.startsWith('Admin') ? input : { ClientId: pool.clientId, ...input }),
    })
    return { status: response.status, body: await response.json() }
  }

  async function signInWithPassword(email: string, password: string) {
    const AuthParameters = { USERNAME: email, PASSWORD: password }
    const { body } = await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    return body
  }

  function configureAmplify() {
    // Amplify warns of every endpoint but AWS's own.
    ConsoleLogger.LOG_LEVEL = 'ERROR'
    const Auth = {
      Cognito: { userPoolId: pool.poolId, userPoolClientId: pool.clientId, userPoolEndpoint: url },
    }
    tokenProvider.setAuthConfig(Auth)
    tokenProvider.setKeyValueStorage(defaultStorage)
    Amplify.configure({ Auth }, { Auth: { tokenProvider } })
  }

  /** The six digits of the newest mail. */
  const mailedCode = () => /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'no code'

  async function stop() {
    sdk.destroy()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await pool.stop()
  }

  const erase = () => rm(dataDir, { recursive: true })

  return {
    pool,
    url,
    sdk,
    dataDir,
    mails,
    clock,
    call,
    signInWithPassword,
    configureAmplify,
    mailedCode,
    stop,
    erase,
  }
}

export type TestPool = Awaited<ReturnType<typeof startTestPool>>

function serve(service: LocalService) {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = Buffer.concat(await request.toArray())
    const answer = await service({
      method: request.method ?? 'GET',
      path: pathname.slice(mount.length) || '/',
      query: searchParams,
      headers: request.headers,
      body,
    })
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
}
