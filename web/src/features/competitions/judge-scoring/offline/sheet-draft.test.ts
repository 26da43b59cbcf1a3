import { expect, test } from 'vitest'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { noFields, openedDraft, savedDraft, withComment, withValue } from './sheet-draft.ts'

const sheet = (version: number, values: Record<string, number>): ScoreSheet =>
  ({ values, comments: {}, privateNote: '', version, status: 'draft' }) as unknown as ScoreSheet

test('what was tapped here and not sent stays, over the version it was made from', () => {
  const dirty = {
    id: 'one',
    fields: withValue(noFields, 'imaging', 850),
    baseVersion: 2,
    isDirty: true,
  }
  expect(openedDraft('one', dirty, sheet(5, { imaging: 700 }))).toMatchObject({
    fields: { values: { imaging: 850 } },
    baseVersion: 2,
  })
  expect(openedDraft('one', { ...dirty, isDirty: false }, sheet(5, { imaging: 700 }))).toMatchObject({
    fields: { values: { imaging: 700 } },
    baseVersion: 5,
  })
  expect(openedDraft('one', undefined, undefined)).toMatchObject({ baseVersion: 0, isDirty: false })
})

test('what was tapped while a sheet was sent is still to be sent, over the new version', () => {
  const tapped = withValue(withValue(noFields, 'imaging', 850), 'depth', 600)
  const draft = { id: 'one', fields: tapped, baseVersion: 1, isDirty: true }
  expect(savedDraft(draft, sheet(2, { imaging: 850 }))).toMatchObject({ isDirty: true, baseVersion: 2 })
  expect(savedDraft(draft, sheet(2, { depth: 600, imaging: 850 }))).toMatchObject({ isDirty: false })
})

test('a value and a comment can be taken away: missing is not zero', () => {
  const zero = withValue(noFields, 'imaging', 0)
  expect(zero.values).toEqual({ imaging: 0 })
  expect(withValue(zero, 'imaging', undefined).values).toEqual({})
  expect(withComment(withComment(noFields, 'sound', 'Deep.'), 'sound', '').comments).toEqual({})
})
