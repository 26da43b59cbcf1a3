import { expect, test } from 'vitest'
import { refusalOf } from './post-upload.ts'

test('what the storage refuses is said in words', () => {
  expect(refusalOf(400, '<Error><Code>EntityTooLarge</Code></Error>').detail).toContain('too large')
  expect(refusalOf(403, '<Error><Code>AccessDenied</Code></Error>').detail).toContain('try again')
  expect(refusalOf(500, 'a proxy’s page').detail).toContain('did not accept')
})
