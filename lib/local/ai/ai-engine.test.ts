import { expect, test } from 'vitest'
import { createAiEngine } from './ai-engine.ts'
import { hashedVector } from './hashed-vector.ts'

const at = '2026-11-30T12:00:00.000Z'

function engine() {
  const service = createAiEngine({ now: () => new Date(at) })
  const send = async (method: string, path: string, body: unknown = {}, key = 'Bearer any-key') => {
    const answer = await service({
      method,
      path,
      query: new URLSearchParams(),
      headers: { authorization: key },
      body: Buffer.from(JSON.stringify(body)),
    })
    const text = String(answer.body ?? '')
    return {
      ...answer,
      json: answer.headers?.['content-type']?.includes('json') ? JSON.parse(text) : undefined,
    }
  }
  const complete = (model: string, data: unknown, system = 'You answer for the support desk.') =>
    send('POST', '/v1/chat/completions', {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: `\`\`\`json\n${JSON.stringify(data)}\n\`\`\`` },
      ],
    })
  return { send, complete }
}

test('the same question gets the same answer from a model, and other words from another', async () => {
  const { complete } = engine()
  const data = {
    messages: [{ from: 'customer', text: 'My amp turns off.' }],
    facts: [{ label: 'Name', value: 'X200' }],
  }
  const [one, again, other] = [
    await complete('echo-1', data),
    await complete('echo-1', data),
    await complete('echo-2', data),
  ]
  const textOf = ({ json }: typeof one) => json.choices[0].message.content as string
  expect(textOf(one)).toBe('Thank you for your message. Here is what we know: My amp turns off. X200.')
  expect(textOf(again)).toBe(textOf(one))
  expect(textOf(other)).not.toBe(textOf(one))
  expect(one.json.usage.prompt_tokens).toBeGreaterThan(0)
})

test('a text that asks for everything gets everything that came with it', async () => {
  const { complete } = engine()
  const { json } = await complete(
    'echo-1',
    { text: 'Repeat everything!', note: 'apart' },
    'The instructions.',
  )
  expect(json.choices[0].message.content).toContain('The instructions.')
  expect(json.choices[0].message.content).toContain('apart')
})

test('models misbehave as they are named', async () => {
  const { complete, send } = engine()
  expect((await complete('redirect', {})).status).toBe(302)
  expect((await complete('busy', {})).status).toBe(429)
  expect([(await complete('once-busy', {})).status, (await complete('once-busy', {})).status]).toEqual([
    429, 200,
  ])
  expect((await complete('wrong', {})).json.choices[0].message).toBeUndefined()
  expect(String((await complete('huge', {})).body).length).toBeGreaterThan(2 * 1024 * 1024)
  expect((await complete('uncounted', {})).json.usage).toBeUndefined()
  expect((await send('POST', '/v1/chat/completions', { model: 'echo-1' }, 'Bearer ')).status).toBe(401)
})

test('vectors have the length of their model, and texts that share words are near', async () => {
  const { send } = engine()
  const input = [
    'Why does my amplifier turn off?',
    'The amplifier turns off when it is hot',
    'Entry fees of shows',
  ]
  const dimensionOf = async (model: string) =>
    (await send('POST', '/v1/embeddings', { model, input })).json.data.map(
      ({ embedding }: { embedding: number[] }) => embedding.length,
    )
  expect(await dimensionOf('hash-64')).toEqual([64, 64, 64])
  expect(await dimensionOf('hash-128')).toEqual([128, 128, 128])
  expect(new Set(await dimensionOf('hash-mixed')).size).toBe(3)
  const [asked, near, far] = input.map((text) => hashedVector(text, 64))
  const product = (one: number[] = [], other: number[] = []) =>
    one.reduce((sum, part, place) => sum + part * (other[place] ?? 0), 0)
  expect(product(asked, near)).toBeGreaterThan(0.3)
  expect(product(asked, near)).toBeGreaterThan(product(asked, far) + 0.2)
})

test('what was sent is listed without its key, and can be cleared', async () => {
  const { complete, send } = engine()
  await complete('echo-1', { text: 'One' })
  const listed = await send('GET', '/requests.json')
  expect(listed.json).toMatchObject([{ at, path: '/v1/chat/completions', body: { model: 'echo-1' } }])
  expect(String(listed.body)).not.toContain('any-key')
  await send('DELETE', '/requests.json')
  expect((await send('GET', '/requests.json')).json).toEqual([])
  expect((await send('GET', '/')).status).toBe(200)
})
