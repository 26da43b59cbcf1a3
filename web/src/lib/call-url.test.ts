import { expect, test } from 'vitest'
import { callUrl } from './call-url.ts'

test('path parameters are filled in and encoded', () => {
  expect(callUrl('/api/notifications/:notificationId/read', { notificationId: 'ntf_1/../2?x' })).toBe(
    '/api/notifications/ntf_1%2F..%2F2%3Fx/read',
  )
})

test('two parameters in one path each get their own value', () => {
  expect(callUrl('/api/a/:one/b/:two', { two: 2, one: 1 })).toBe('/api/a/1/b/2')
})

test('a missing path parameter is a bug, not a request', () => {
  expect(() => callUrl('/api/notifications/:notificationId/read')).toThrow('needs notificationId')
  expect(() => callUrl('/api/users/:id', { id: '' })).toThrow('needs id')
})

test('the query string leaves out what is undefined and encodes the rest', () => {
  expect(callUrl('/api/search/suggestions', {}, { q: 'a&b c+d', cursor: undefined, limit: 10 })).toBe(
    '/api/search/suggestions?q=a%26b%20c%2Bd&limit=10',
  )
  expect(callUrl('/api/plans', {}, { cursor: undefined })).toBe('/api/plans')
})
