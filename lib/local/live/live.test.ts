import { once } from 'node:events'
import { get } from 'node:http'
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { afterEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { serveService } from '#test/support/serve-service.ts'
import type { LiveEvent } from './connection.ts'
import { createLive } from './live.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const now = new Date('2030-01-02T03:04:05Z')

const open = async (options: {
  connect?: (event: LiveEvent) => Promise<unknown>
  answer?: (event: LiveEvent) => Promise<unknown>
  limits?: { pingMs: number; idleMs: number; longestMs: number }
}) => {
  const connects: LiveEvent[] = []
  const disconnects: LiveEvent[] = []
  const live = createLive({
    now: () => now,
    limits: options.limits,
    invoke: {
      connect: async (event) => {
        connects.push(event)
        return (await options.connect?.(event)) ?? { statusCode: 200 }
      },
      disconnect: async (event) => {
        disconnects.push(event)
      },
      default: options.answer,
    },
  })
  const { server, url, stop } = await serveService('/_local/live', live.management)
  server.on('upgrade', live.upgrade)
  stops.push(live.stop, stop)
  const management = new ApiGatewayManagementApiClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  const address = `${url.replace('http', 'ws').replace('/_local/live', '/live')}?ticket=abc&ticket=def`
  const connect = async () => {
    const socket = new WebSocket(address, { headers: { 'x-thing': 'one' } })
    await once(socket, 'open')
    return socket
  }
  return { live, connects, disconnects, management, address, connect }
}
const idOf = (event: LiveEvent | undefined) => event?.requestContext.connectionId ?? ''

test('a connection is let in by the connect function, which sees what API Gateway would show it', async () => {
  const { connects, connect } = await open({})
  await connect()
  expect(connects).toMatchObject([
    {
      headers: { 'x-thing': 'one' },
      queryStringParameters: { ticket: 'def' },
      multiValueQueryStringParameters: { ticket: ['abc', 'def'] },
      isBase64Encoded: false,
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        connectionId: expect.stringMatching(/=$/),
        requestTimeEpoch: now.getTime(),
        requestTime: '02/Jan/2030:03:04:05 +0000',
        identity: { sourceIp: '127.0.0.1' },
      },
    },
  ])
})

test.each([401, 403, 500])(
  'a connect function that answers %i refuses the handshake with it',
  async (status) => {
    const { address, disconnects } = await open({ connect: async () => ({ statusCode: status }) })
    const [, response] = await once(new WebSocket(address), 'unexpected-response')
    expect(response.statusCode).toBe(status)
    expect(disconnects).toEqual([])
  },
)

test('a connect function that fails refuses the handshake', async () => {
  const { address } = await open({ connect: () => Promise.reject(new Error('down')) })
  const [, response] = await once(new WebSocket(address), 'unexpected-response')
  expect(response.statusCode).toBe(502)
})

test('the unmodified SDK posts to a connection, asks about it and closes it', async () => {
  const { connects, disconnects, management, connect } = await open({})
  const socket = await connect()
  const ConnectionId = idOf(connects[0])
  const received = once(socket, 'message')
  await management.send(new PostToConnectionCommand({ ConnectionId, Data: '{"unread":3}' }))
  const [data, isBinary] = await received
  expect([String(data), isBinary]).toEqual(['{"unread":3}', false])
  const about = await management.send(new GetConnectionCommand({ ConnectionId }))
  expect(about).toMatchObject({ ConnectedAt: now, LastActiveAt: now, Identity: { SourceIp: '127.0.0.1' } })
  const closed = once(socket, 'close')
  await management.send(new DeleteConnectionCommand({ ConnectionId }))
  await closed
  await expect.poll(() => disconnects).toHaveLength(1)
})

test('posting to a connection that is gone, or never was, is answered with GoneException', async () => {
  const { connects, disconnects, management, connect } = await open({})
  const socket = await connect()
  socket.close()
  await expect.poll(() => disconnects).toHaveLength(1)
  for (const ConnectionId of [idOf(connects[0]), 'never=']) {
    const post = management.send(new PostToConnectionCommand({ ConnectionId, Data: 'x' }))
    await expect(post).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } })
  }
})

test('the disconnect function hears of a connection that ends, also without a word', async () => {
  const { connects, disconnects, connect } = await open({})
  const [polite, abrupt] = [await connect(), await connect()]
  polite?.close(4000, 'bye')
  await expect.poll(() => disconnects).toHaveLength(1)
  abrupt?.terminate()
  await expect.poll(() => disconnects).toHaveLength(2)
  expect(disconnects.map(idOf)).toEqual(connects.map(idOf))
  expect(disconnects[0]?.requestContext).toMatchObject({
    routeKey: '$disconnect',
    eventType: 'DISCONNECT',
    disconnectStatusCode: 4000,
    disconnectReason: 'bye',
  })
})

test('a message goes to the default function; without one it is forbidden', async () => {
  const messages: (string | undefined)[] = []
  const talking = await (
    await open({
      answer: async (event) => {
        messages.push(event.body)
        throw new Error('broken')
      },
    })
  ).connect()
  talking.send('hello')
  expect(String((await once(talking, 'message'))[0])).toContain('Internal server error')
  expect(messages).toEqual(['hello'])

  const silent = await (await open({})).connect()
  silent.send('hello')
  expect(String((await once(silent, 'message'))[0])).toContain('Forbidden')
})

test('more than 128 KB are refused in both directions', async () => {
  const { connects, management, connect } = await open({})
  const socket = await connect()
  const Data = 'x'.repeat(128 * 1024 + 1)
  const post = management.send(new PostToConnectionCommand({ ConnectionId: idOf(connects[0]), Data }))
  await expect(post).rejects.toMatchObject({ name: 'PayloadTooLargeException' })
  socket.send(Data)
  expect((await once(socket, 'close'))[0]).toBe(1009)
})

test('a connection without messages is closed, and one whose peer is dead is dropped', async () => {
  const long = 60_000
  const idle = await (await open({ limits: { pingMs: long, idleMs: 20, longestMs: long } })).connect()
  expect((await once(idle, 'close'))[0]).toBe(1001)

  const { disconnects, address } = await open({ limits: { pingMs: 20, idleMs: long, longestMs: long } })
  const dead = new WebSocket(address, { autoPong: false })
  await once(dead, 'open')
  expect((await once(dead, 'close'))[0]).toBe(1006)
  await expect.poll(() => disconnects[0]?.requestContext).toMatchObject({ disconnectStatusCode: 1006 })
})

const knock = async () => {
  let letIn = () => {}
  const opened = await open({
    connect: () =>
      new Promise((resolve) => {
        letIn = () => resolve({ statusCode: 200 })
      }),
  })
  const socket = new WebSocket(opened.address)
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await expect.poll(() => opened.connects).toHaveLength(1)
  return { ...opened, socket, closed, letIn: () => letIn() }
}

test('a member who leaves while being let in is reported as disconnected', async () => {
  const { disconnects, connects, socket, closed, letIn } = await knock()
  socket.terminate()
  await closed
  letIn()
  await expect.poll(() => disconnects.map(idOf)).toEqual(connects.map(idOf))
})

test('no one is let in who speaks another version of the protocol', async () => {
  const { connects, disconnects, address } = await open({})
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '12',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const [response] = await once(get(address.replace('ws', 'http'), { headers }), 'response')
  expect(response.statusCode).toBe(400)
  expect(connects.map(idOf)).toEqual(disconnects.map(idOf))
})

test('stopping turns away those who are just being let in', async () => {
  const { live, disconnects, closed, letIn } = await knock()
  await live.stop()
  await closed
  letIn()
  await expect.poll(() => disconnects).toHaveLength(1)
})

test('stopping says goodbye to everyone and lets the disconnect function finish', async () => {
  const { live, disconnects, connect } = await open({})
  const sockets = [await connect(), await connect()]
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))
  await live.stop()
  expect((await closed).map(([code]) => code)).toEqual([1001, 1001])
  expect(disconnects).toHaveLength(2)
})
