import { once } from 'node:events'
import { Agent, createServer, get, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { freePort } from '../database/free-port.ts'
import { closeServer, listen } from './listening.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test.each(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])])(
  'a port that another program has on %s is in use',
  async (host) => {
    const other = createNetServer().listen(0, host)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = createServer()
    await expect(listen(server, port)).rejects.toThrow(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
    expect(server.listening).toBe(false)
    other.close()
  },
)

test('the port that is named in the place of one in use is one that browsers open', async () => {
  const other = createNetServer()
  const isFree = await new Promise((done) => {
    other.once('error', () => done(false)).listen(5999, '127.0.0.1', () => done(true))
  })
  await expect(listen(createServer(), 5999)).rejects.toThrow('PORT=6001 npm start')
  if (isFree) await new Promise((done) => other.close(done))
})

test('a free port is taken on this machine alone', async () => {
  const port = await freePort()
  const server = createServer()
  await listen(server, port)
  expect(server.address()).toMatchObject({ address: '127.0.0.1', port })
  await closeServer(server)
})

test('a connection that no one uses is left to its client, whose next request would be lost with it', async () => {
  const server = createServer((_, response) => response.end())
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const headers = await new Promise<IncomingHttpHeaders>((done) => {
    get({ host: '127.0.0.1', port, agent }, (response) => done(response.resume().headers))
  })
  expect(headers).toMatchObject({ connection: 'keep-alive' })
  // It would say here after how many seconds it closes one.
  expect(headers['keep-alive']).toBeUndefined()
  agent.destroy()
  await closeServer(server)
})
