import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documents } from './client.ts'

test('a call arrives whole and as long as it says, whatever letters it holds', async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<{ length: string | undefined; text: string }>()
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray())
    resolve({ length: request.headers['content-length'], text: bytes.toString('utf8') })
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  await once(server, 'listening')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await documents().send(new GetCommand({ TableName: 't', Key: { pk: 'Ω × 🔊', sk: 'ü' } }))
  const { length, text } = await arrived
  expect(JSON.parse(text)).toEqual({ TableName: 't', Key: { pk: { S: 'Ω × 🔊' }, sk: { S: 'ü' } } })
  expect(Number(length)).toBe(Buffer.byteLength(text))
})
