import { expect, test } from 'vitest'
import { isOwnHost } from './is-own-host.ts'

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]:3000',
  'media.localhost:3000',
])('%s is a name of this machine', (host) => {
  expect(isOwnHost(host)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.test',
  'evil.test:3000',
  'localhost.evil.test',
  'evillocalhost',
  '127.0.0.1.evil.test',
  'evil.test/localhost',
  'evil.test\nlocalhost',
  'localhost:3000@evil.test',
  '192.168.1.5:3000',
])('%j is none', (host) => {
  expect(isOwnHost(host)).toBe(false)
})
