import { expect, test } from 'vitest'
import { keysIn } from './engine-keys.ts'

test('keys are those of the secret, by their hosts', () => {
  expect(keysIn('{}')).toEqual({})
  expect(keysIn('{"api.example.com":"sk-one"}')).toEqual({ 'api.example.com': 'sk-one' })
})

test.each([
  'sk-live-1234',
  '"sk-live-1234"',
  '{"api.example.com":{"key":"sk-live-1234"}}',
  '{"a":"sk-live-1234"',
])('a secret that is no list of keys is not repeated: %s', (secret) => {
  const said = (() => {
    try {
      return JSON.stringify(keysIn(secret))
    } catch (error) {
      return `${error} ${error instanceof Error && error.cause}`
    }
  })()
  expect(said).toContain('is not JSON of hosts')
  expect(said).not.toContain('1234')
})
