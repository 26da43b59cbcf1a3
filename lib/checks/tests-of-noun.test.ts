import { expect, test } from 'vitest'
import { testsOfNoun } from './tests-of-noun.ts'

test('what concerns a noun is in its folders, beside its consumers and jobs, or calls its contracts', () => {
  const { run, leftOut } = testsOfNoun('verifications')
  expect(run).toEqual(
    expect.arrayContaining([
      'shared/platform/verifications/expire-documents.test.ts',
      'test/api/platform/verifications.test.ts',
      'test/api/platform/access.test.ts',
      'test/infra/nouns.test.ts',
    ]),
  )
  expect(leftOut).toContain('test/e2e/platform/verification.test.ts')
  expect(run.filter((file) => leftOut.includes(file) || file.includes('own-process'))).toEqual([])
  expect(testsOfNoun('users').run).toContain('functions/events/platform/account-changed/push.test.ts')
})

test('a folder of the kit has its own tests and no matrices', () => {
  const { run } = testsOfNoun('db')
  expect(run).toContain('functions/core/platform/db/entity.test.ts')
  expect(run.filter((file) => !file.includes('/db/'))).toEqual([
    'test/infra/nouns.test.ts',
    'test/infra/registry.test.ts',
  ])
})

test('a noun that most tests use brings its matrices and the few files that are about it', () => {
  const { run, leftOut } = testsOfNoun('users')
  expect(run).toContain('test/api/platform/admin-users.test.ts')
  expect(run.filter((file) => file.startsWith('test/api/')).length).toBeLessThan(15)
  expect(leftOut.length).toBeGreaterThan(20)
})
