import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { holdDeadlines } from '#test/support/deadlines.ts'
import { askEngine } from './ask-engine.ts'
import { readCompletion, readVectors } from './engine-answers.ts'
import { reachEngine } from './reach-engine.ts'

let servers: (Server | TcpServer)[]
let deadlines: ReturnType<typeof holdDeadlines>
let asked: { path: string | undefined; key: string | undefined; body: string }[]

beforeEach(() => {
  servers = []
  asked = []
  deadlines = holdDeadlines()
  printLogsWith(() => undefined)
})

afterEach(() => {
  deadlines.release()
  vi.unstubAllEnvs()
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

async function portOf(server: Server | TcpServer): Promise<number> {
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

/** An engine that reads what it is asked, and answers as the test says. */
async function engine(answer: RequestListener) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push({ path: request.url, key: request.headers.authorization, body })
      answer(request, response)
    })
  })
  return { url: `http://127.0.0.1:${await portOf(server)}/v1`, host: 'engine.example' }
}

const ask = { path: '/chat/completions', key: 'the-key', body: { model: 'm' } } as const
const good = {
  choices: [{ message: { content: ' Hello. ' } }],
  usage: { prompt_tokens: 7, completion_tokens: 2 },
}

test('an engine is asked once, with its key, for what it answers', async () => {
  const reached = await engine((_, response) => response.end(JSON.stringify(good)))
  expect(readCompletion(await askEngine(reached, ask))).toEqual({
    text: 'Hello.',
    counted: { input: 7, output: 2 },
  })
  expect(asked).toEqual([{ path: '/v1/chat/completions', key: 'Bearer the-key', body: '{"model":"m"}' }])
  expect(deadlines.lengths()).toEqual([25_000, 12_000])
})

test('one that is late is given up, and may have taken what it was asked', async () => {
  const reached = await engine(() => deadlines.end())
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ message: 'late', cameTo: 'late' })
  expect(asked).toHaveLength(1)
})

test('one that begins an answer and breaks off may have taken what it was asked', async () => {
  const reached = await engine((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"choices":', () => response.destroy())
  })
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ cameTo: 'late' })
})

test('an answer of more than a megabyte is cut off', async () => {
  let isCut = false
  const reached = await engine((_, response) => {
    response.on('close', () => {
      isCut = !response.writableFinished
    })
    response.writeHead(200)
    response.write('x'.repeat(8 * 1024 * 1024))
  })
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ message: 'huge', cameTo: 'answered' })
  await expect.poll(() => isCut).toBe(true)
})

test.each([301, 302, 307, 308])(
  'a redirect (%i) is not followed, and the key goes nowhere',
  async (status) => {
    let others = 0
    const other = createServer((_, response) => {
      others++
      response.end(JSON.stringify(good))
    })
    const location = `http://127.0.0.1:${await portOf(other)}/`
    const reached = await engine((_, response) => response.writeHead(status, { location }).end())
    await expect(askEngine(reached, ask)).rejects.toMatchObject({ message: 'redirects', cameTo: 'refused' })
    expect({ others, asked: asked.length }).toEqual({ others: 0, asked: 1 })
  },
)

test.each([429, 500, 503])('one that answers %i is asked once more, and no more often', async (status) => {
  const reached = await engine((_, response) => response.writeHead(status).end())
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ cameTo: 'refused' })
  expect(asked).toHaveLength(2)
})

test('one that was busy once answers at the second time', async () => {
  const reached = await engine((_, response) =>
    asked.length === 1 ? response.writeHead(429).end() : response.end(JSON.stringify(good)),
  )
  expect(await askEngine(reached, ask)).toEqual(good)
})

test.each([400, 401, 404])('one that answers %i is not asked again', async (status) => {
  const reached = await engine((_, response) => response.writeHead(status).end('the-key'))
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ message: `answers ${status}` })
  expect(asked).toHaveLength(1)
})

test('one that is out of reach took nothing', async () => {
  const server = createTcpServer()
  const port = await portOf(server)
  server.close()
  const reached = { url: `http://127.0.0.1:${port}/v1`, host: 'engine.example' }
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ cameTo: 'refused' })
})

test('what is no JSON, no completion, or an empty text is no answer', async () => {
  const reached = await engine((_, response) => response.end('<html>'))
  await expect(askEngine(reached, ask)).rejects.toMatchObject({ message: 'no JSON', cameTo: 'answered' })
  for (const answer of [
    {},
    [],
    'Hello',
    null,
    { choices: [] },
    { choices: [{ text: 'Hello' }] },
    { choices: [{ message: { content: null } }] },
    { choices: [{ message: { content: ' \n' } }] },
  ])
    expect(() => readCompletion(answer), JSON.stringify(answer)).toThrow()
})

test('a service that does not count, or counts nonsense, is not believed', () => {
  for (const usage of [undefined, null, 'many', { prompt_tokens: -5 }, { prompt_tokens: 1e300 }])
    expect(readCompletion({ ...good, usage }).counted).toEqual({})
})

test('vectors come in the order of their texts, all there and of one length', () => {
  const of = (...data: unknown[]) => ({ data })
  const [one, other] = [
    { index: 1, embedding: [0, 1] },
    { index: 0, embedding: [1, 0] },
  ]
  expect(readVectors(of(one, other), 2).vectors).toEqual([
    [1, 0],
    [0, 1],
  ])
  for (const answer of [
    of(one),
    of(one, one),
    of(one, { index: 0, embedding: [1] }),
    of(one, { index: 0, embedding: [] }),
    of(one, { index: 0, embedding: [1, null] }),
    of(one, { index: 0, embedding: [1, 'x'] }),
    of(one, other, { index: 2, embedding: [1, 1] }),
    of(one, { index: 7, embedding: [1, 1] }),
    JSON.parse('{"data":[{"embedding":[1e999,1]},{"embedding":[1,1]}]}'),
    {},
  ])
    expect(() => readVectors(answer, 2), JSON.stringify(answer)).toThrow()
})

test('the request goes to the address that was looked at, whatever the name leads to a moment later', async () => {
  vi.stubEnv('AI_HOSTS', 'engine.example')
  vi.stubEnv('AI_ENDPOINT_URL', '')
  let connections = 0
  const server = createTcpServer((socket) => {
    connections++
    socket.destroy()
  })
  const port = await portOf(server)
  const names = [['127.0.0.1'], ['10.0.0.1']]
  const web = {
    addressesOf: async () => names.shift() ?? [],
    // Here 127.0.0.1 stands for the public web.
    isPublic: (address: string) => address === '127.0.0.1',
  }
  const reached = await reachEngine({ baseUrl: `https://engine.example:${port}/v1` }, web)
  await expect(askEngine(reached, ask)).rejects.toThrow()
  expect({ connections, namesLeft: names }).toEqual({ connections: 1, namesLeft: [['10.0.0.1']] })
})
