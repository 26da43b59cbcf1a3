import { expect, test } from 'vitest'
import { retryErrorOf } from './retry-error.ts'

test.each([
  [
    'the error that the answer names',
    '{"detail":"The signature did not match."}',
    'The signature did not match.',
  ],
  ['a page in its place', '<html>502 Bad Gateway</html>', 'Retry failed'],
  ['an answer that names none', '{"title":"Bad Request"}', 'Retry failed'],
  ['an empty name', '{"detail":""}', 'Retry failed'],
  ['nothing at all', '', 'Retry failed'],
])('a retry that failed says what went wrong: %s', (_, body, message) => {
  expect(retryErrorOf(400, body).message).toBe(message)
})

const problem = (code: string, detail: string) => JSON.stringify({ code, detail })

test.each([
  [502, '<html>502 Bad Gateway</html>', 'server'],
  [503, problem('unavailable', 'The connection failed.'), 'server'],
  [429, problem('rate_limited', 'Slow down.'), 'rate_limit'],
  [403, '', 'authentication'],
  [400, problem('invalid_signature', 'The signature of this webhook is not valid.'), 'authentication'],
  [400, problem('validation_failed', 'The field id is missing.'), 'validation'],
  [404, problem('not_found', 'There is nothing here.'), 'unknown'],
] as const)('a retry that was answered with %i %s is of the class %s', (status, body, errorClass) => {
  expect(retryErrorOf(status, body).errorClass).toBe(errorClass)
})
