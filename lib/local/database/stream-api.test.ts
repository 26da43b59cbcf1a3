import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type StreamApi, streamApi } from './stream-api.ts'

let server: Server
let stream: StreamApi

afterEach(() => {
  stream.close()
  server.closeAllConnections()
  server.close()
})

async function engine(answer: RequestListener): Promise<void> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stream = streamApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('a refusal has the name that the engine gives it, which tells what was trimmed from what failed', async () => {
  await engine((_request, response) =>
    response.writeHead(400).end(
      JSON.stringify({
        __type: 'com.amazonaws.dynamodb.v20120810#TrimmedDataAccessException',
        message: 'gone',
      }),
    ),
  )
  await expect(stream.call('GetRecords', { ShardIterator: 'a' })).rejects.toMatchObject({
    name: 'TrimmedDataAccessException',
    message: 'GetRecords: gone',
  })
})

test('a connection that the engine has closed meanwhile is replaced, and the question asked again', async () => {
  let asked = 0
  await engine((request, response) => {
    asked += 1
    if (asked === 2) request.socket.resetAndDestroy()
    else response.end(JSON.stringify({ Streams: [{ StreamArn: `arn-${asked}` }] }))
  })
  await stream.call('ListStreams', { TableName: 'table' })
  await expect(stream.call('ListStreams', { TableName: 'table' })).resolves.toEqual({
    Streams: [{ StreamArn: 'arn-3' }],
  })
})

test('an engine that closes every connection is not asked forever', async () => {
  await engine((request) => void request.socket.resetAndDestroy())
  await expect(stream.call('ListStreams', { TableName: 'table' })).rejects.toMatchObject({
    code: 'ECONNRESET',
  })
})
