import { once } from 'node:events'
import { createServer } from 'node:http'
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
