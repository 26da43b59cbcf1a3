import { expect, test } from 'vitest'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { projectSchemas } from '#shared/tools/tool-projects/project-schemas.ts'
import { unreadSentence } from './unread-sentence.ts'

function said(data: object): string | undefined {
  const { error } = projectSchemas.spl.safeParse(data)
  return error && unreadSentence('Burp', error, data)
}

test('a project that its tool cannot open says what is wrong in it, and a newer one that the page is old', () => {
  expect(said(startingStudy)).toBeUndefined()
  expect(said({ ...startingStudy, hz: 5 })).toBe(
    'Burp cannot be opened. hz is 5: Must be between 20 and 80 Hz.',
  )
  expect(said({ ...startingStudy, schema: 2 })).toBe(
    'Burp was saved by a newer version. Reload the page and try again.',
  )
})
