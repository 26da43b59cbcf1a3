import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documents } from './client.ts'

type Arrived = { length: string | undefined; signature: string | undefined; text: string }

test('every call arrives whole, as long as it says, and signed for this table’s region, whatever letters it holds', async () => {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray())
    const { 'content-length': length, authorization: signature } = request.headers
    arrived.push({ length, signature, text: bytes.toString('utf8') })
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  await once(server, 'listening')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  for (let call = 0; call < 2; call++)
    await documents().send(new GetCommand({ TableName: 't', Key: { pk: 'Ω × 🔊', sk: 'ü' } }))
  expect(arrived).toHaveLength(2)
  for (const { length, signature, text } of arrived) {
    expect(JSON.parse(text)).toEqual({ TableName: 't', Key: { pk: { S: 'Ω × 🔊' }, sk: { S: 'ü' } } })
    expect(Number(length)).toBe(Buffer.byteLength(text))
    expect(signature).toMatch(/Credential=local\/\d{8}\/us-east-1\/dynamodb\/aws4_request, /)
  }
})
