import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { requestHandler } from './request-handler.ts'

/** A server in the place of DynamoDB, and how many connections it was opened. */
async function against(listener: RequestListener, options?: Parameters<typeof requestHandler>[0]) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let connections = 0
  server.on('connection', () => connections++)
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: requestHandler(options),
  })
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  const documents = DynamoDBDocumentClient.from(client)
  return {
    get: () => documents.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } })),
    connections: () => connections,
  }
}

const json = { 'content-type': 'application/x-amz-json-1.0' }

test('an answer that comes in pieces is read whole, also where a piece ends within a letter', async () => {
  const bytes = Buffer.from(JSON.stringify({ Item: { pk: { S: 'Größe 🔊 Ω' } } }))
  const { get } = await against(async (_, response) => {
    response.writeHead(200, json)
    for (const byte of bytes) {
      response.write(Buffer.of(byte))
      await new Promise(setImmediate)
    }
    response.end()
  })
  expect((await get()).Item).toEqual({ pk: 'Größe 🔊 Ω' })
})

test('calls one after the other share a connection', async () => {
  const { get, connections } = await against((_, response) => response.writeHead(200, json).end('{}'))
  for (let call = 0; call < 5; call++) await get()
  expect(connections()).toBe(1)
})

test('a connection that breaks before or within an answer costs another attempt, not the call', async () => {
  let attempts = 0
  const { get } = await against((request, response) => {
    attempts++
    if (attempts === 1) return request.socket.destroy()
    response.writeHead(200, { ...json, 'content-length': 30 })
    if (attempts === 2) return response.write('{"Item":', () => request.socket.destroy())
    response.end('{"Item":{"pk":{"S":"there"}}}'.padEnd(30))
  })
  expect((await get()).Item).toEqual({ pk: 'there' })
  expect(attempts).toBe(3)
})

test('a call that is never answered costs another attempt, not all the time that its function has', async () => {
  let attempts = 0
  const { get } = await against(
    (_, response) => {
      attempts++
      if (attempts === 1) return
      response.writeHead(200, json)
      if (attempts === 2) return response.write('{"Item":')
      response.end('{"Item":{"pk":{"S":"there"}}}')
    },
    { longestSilenceMs: 50 },
  )
  expect((await get()).Item).toEqual({ pk: 'there' })
  expect(attempts).toBe(3)
})

test('a refusal arrives with its name', async () => {
  const { get } = await against((_, response) =>
    response
      .writeHead(400, json)
      .end('{"__type":"com.amazonaws.dynamodb.v20120810#ValidationException","message":"no such key"}'),
  )
  await expect(get()).rejects.toMatchObject({ name: 'ValidationException', message: 'no such key' })
})
