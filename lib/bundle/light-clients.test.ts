import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { expect, test, vi } from 'vitest'
import { lightClients } from './light-clients.ts'
import { lightSdk } from './light-sdk.ts'

const source = `
  export { documents } from '#core/platform/db/client.ts'
  export { userPool } from '#core/platform/security/user-pool.ts'
  export { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'`

type Bundled = typeof import('#core/platform/db/client.ts') &
  typeof import('#core/platform/security/user-pool.ts') &
  typeof import('@aws-sdk/lib-dynamodb')

/** The clients of the platform as they are in a bundle, with the files that went into it. */
async function bundledClients(): Promise<{ clients: Bundled; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    metafile: true,
    plugins: [lightSdk, lightClients],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return { clients: (await import(`data:text/javascript;base64,${code}`)) as Bundled, inputs }
}

const refusal = {
  __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
  Message: 'Transaction cancelled',
  CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item: { version: { N: '3' } } }],
}

test('the clients of a bundle sign, retry, read answers and know refusals', async () => {
  const asked: (string | undefined)[][] = []
  const answers = [
    [500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' }],
    [200, { Item: { count: { N: '12' }, tags: { L: [{ S: 'a' }] } } }],
    [400, refusal],
    [400, { __type: 'com.amazon.coral.validate#ValidationException', message: 'too large' }],
  ] as const
  const server = createServer((request, response) => {
    const { 'x-amz-target': target, authorization } = request.headers
    asked.push([
      String(target),
      /^AWS4-HMAC-SHA256 Credential=key\/\d+\/us-west-2\//.exec(authorization ?? '')?.[0],
    ])
    const [status, body] = answers[asked.length - 1] ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const settings = {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  try {
    const { clients } = await bundledClients()
    const { documents, GetCommand, TransactWriteCommand } = clients
    const get = new GetCommand({ TableName: 'cars', Key: { pk: 'a', sk: 'b' } })
    expect((await documents().send(get)).Item).toEqual({ count: 12, tags: ['a'] })
    const put = { Put: { TableName: 'cars', Item: { pk: 'a', sk: 'b' } } }
    await expect(documents().send(new TransactWriteCommand({ TransactItems: [put] }))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
    })
    await expect(documents().send(get)).rejects.toMatchObject({ name: 'ValidationException' })
    const signed = 'AWS4-HMAC-SHA256 Credential=key/'
    expect(asked.map(([target]) => target)).toEqual(
      ['GetItem', 'GetItem', 'TransactWriteItems', 'GetItem'].map((name) => `DynamoDB_20120810.${name}`),
    )
    for (const [, authorization] of asked) expect(authorization?.startsWith(signed)).toBe(true)
  } finally {
    vi.unstubAllEnvs()
    server.close()
  }
})

test('the clients of a bundle find their services, and bring along nothing of what is never reached', async () => {
  const { clients, inputs } = await bundledClients()
  const { documents, userPool } = clients
  const hostOf = (client: { config: { endpointProvider: (given: never, context: never) => { url: URL } } }) =>
    client.config.endpointProvider({ Region: 'eu-west-1' } as never, {} as never).url.href
  expect(hostOf(documents() as never)).toBe('https://dynamodb.eu-west-1.amazonaws.com/')
  expect(hostOf(userPool() as never)).toBe('https://cognito-idp.eu-west-1.amazonaws.com/')
  const unwanted = /\/(bdd|partitions|parseIni|fromSharedConfigFiles|DefaultRateLimiter)\.js$/
  expect(inputs.filter((file) => unwanted.test(file))).toEqual([])
})
