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
  expect(retryErrorOf(body)).toBe(message)
})
