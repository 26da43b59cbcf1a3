import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountId, DeployError, stackOutputs } from './aws-query.ts'

let server: Server
let answer: { status: number; xml: string }
let asked: URLSearchParams
/** How many of the next connections are cut without an answer. */
let cuts = 0

beforeEach(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (cuts > 0) {
      cuts--
      request.socket.destroy()
      return
    }
    asked = new URLSearchParams(Buffer.concat(chunks).toString())
    response.writeHead(answer.status).end(answer.xml)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve))
})

test('the outputs of a stack are read in either order of name and value', async () => {
  answer = {
    status: 200,
    xml: `<StackStatus>CREATE_COMPLETE</StackStatus><Outputs>
      <member><OutputKey>SiteUrl</OutputKey><OutputValue>https://example.org/?a=1&amp;b=2</OutputValue></member>
      <member><OutputValue>table</OutputValue><OutputKey>TableName</OutputKey></member></Outputs>`,
  }
  expect(await stackOutputs('CarAudio-web')).toEqual({
    SiteUrl: 'https://example.org/?a=1&b=2',
    TableName: 'table',
  })
  expect(asked.get('StackName')).toBe('CarAudio-web')
})

test('two lost connections in a row do not end a command', async () => {
  answer = { status: 200, xml: '<Account>123456789012</Account>' }
  cuts = 2
  expect(await accountId()).toBe('123456789012')
  expect(cuts).toBe(0)
})

test('a stack that is not there has no outputs', async () => {
  answer = { status: 400, xml: '<Message>Stack with id CarAudio-web does not exist</Message>' }
  expect(await stackOutputs('CarAudio-web')).toBeUndefined()
})

test('a refusal of AWS is one line', async () => {
  answer = { status: 403, xml: '<Message>The security token is invalid.</Message>' }
  await expect(accountId()).rejects.toThrow(new DeployError('sts says: The security token is invalid.'))
})
