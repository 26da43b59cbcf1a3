import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test('values under secret names never reach a log line, however deep they are', () => {
  const line = JSON.stringify(
    redact({ user: { password: 'Hunter2!', nested: [{ accessToken: 'abc', ok: 'kept' }] } }),
  )
  expect(line).not.toContain('Hunter2!')
  expect(line).not.toContain('abc')
  expect(line).toContain('kept')
})

test('tokens, provider keys and card numbers are recognized inside free text', () => {
  const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'
  const text = `failed with Bearer abc.def, ${jwt}, sk_live_51Habcdefgh and 4242 4242 4242 4242`
  expect(redact(text)).toBe('failed with [redacted], [redacted], [redacted] and [redacted]')
})

test('a long number that is no card number stays readable', () => {
  expect(redact('order 1234567890123')).toBe('order 1234567890123')
})

test('an error keeps its name, its message and its cause', () => {
  const safe = redact(new Error('outer', { cause: new Error('password=… Bearer xyz') })) as {
    cause: { message: string }
  }
  expect(safe).toMatchObject({ name: 'Error', message: 'outer' })
  expect(safe.cause.message).toBe('password=… [redacted]')
})

test('the id of a request stays readable, whatever its digits are', () => {
  const id = 'a4242424-2424-4242-8424-2bcdefabcdef'
  expect(redact(id)).toBe(id)
  for (let count = 0; count < 5000; count++) {
    const random = crypto.randomUUID()
    expect(redact(`request ${random} failed`)).toBe(`request ${random} failed`)
  }
})
