import { expect, test } from 'vitest'
import { firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { serviceSchema, serviceValues } from './service-values.ts'

const engine = { baseUrl: 'https://api.example.com/openai/v1', model: 'small', embeddingModel: 'vectors' }
const { temperature, maxOutputTokens } = firstAiSettings
const typed = { ...serviceValues({ engine, temperature, maxOutputTokens }) }

const problems = (changes: Partial<typeof typed>) =>
  serviceSchema
    .safeParse({ ...typed, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('what was read can be saved as it is', () => {
  expect(serviceSchema.parse(typed)).toEqual({ engine, temperature, maxOutputTokens })
})

test('no host means no service, whatever else is typed', () => {
  expect(serviceSchema.parse({ ...typed, host: '' })).toEqual({
    engine: undefined,
    temperature,
    maxOutputTokens,
  })
})

test('a service needs no embedding model', () => {
  const { embeddingModel: _, ...rest } = engine
  expect(serviceSchema.parse({ ...typed, embeddingModel: ' ' }).engine).toEqual(rest)
})

test.each(['openai/v1', '/openai/v1/', '  //openai/v1 '])('the path “%s” is put behind the host', (path) => {
  expect(serviceSchema.parse({ ...typed, path }).engine?.baseUrl).toBe(engine.baseUrl)
})

test('a path cannot lead to another host or carry a question', () => {
  const refusal = 'path: Enter an address that begins with https://, without a port, login, or question mark'
  expect(problems({ path: '/v1?key=1' })).toEqual([refusal])
  expect(serviceSchema.parse({ ...typed, path: '//evil.test/v1' }).engine?.baseUrl).toBe(
    'https://api.example.com/evil.test/v1',
  )
})

test('a service without a chat model is refused at its field', () => {
  expect(problems({ model: ' ' })).toEqual(['model: Required'])
})

test.each([
  [{ temperature: '1.1' }, 'temperature: Must be at most 1'],
  [{ temperature: '' }, 'temperature: Required'],
  [{ temperature: '.' }, 'temperature: Enter a number such as 0.3'],
  [{ temperature: 'warm' }, 'temperature: Enter a number such as 0.3'],
  [{ maxOutputTokens: '49' }, 'maxOutputTokens: Must be at least 50'],
  [{ maxOutputTokens: '1001' }, 'maxOutputTokens: Must be at most 1,000'],
  [{ maxOutputTokens: 'many' }, 'maxOutputTokens: Enter a whole number'],
])('%j is refused at its field', (changes, message) => {
  expect(problems(changes)).toContain(message)
})
