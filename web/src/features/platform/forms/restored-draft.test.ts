import { expect, test } from 'vitest'
import { restoredDraft, unsavedDraft } from './restored-draft.ts'

const saved = { title: 'Loud Day', city: 'Tulsa', classes: [{ name: 'S1' }] }

test('only what differs from the saved values is a draft, with what it replaces', () => {
  expect(unsavedDraft({ ...saved, title: 'Louder Day' }, saved)).toEqual({
    values: { title: 'Louder Day' },
    before: { title: 'Loud Day' },
  })
  expect(unsavedDraft({ ...saved }, saved)).toBeUndefined()
})

test('a draft adds nothing once it is saved', () => {
  const draft = { version: 1, values: { title: 'Louder Day' }, before: { title: 'Loud Day' } }
  expect(restoredDraft(draft, { ...saved, title: 'Louder Day' })).toBeUndefined()
})

test('a draft over values that no one has changed since comes back without news', () => {
  const draft = { version: 1, values: { title: 'Louder Day' }, before: { title: 'Loud Day' } }
  expect(restoredDraft(draft, { ...saved, city: 'Norman' })).toEqual({ typed: { title: 'Louder Day' } })
})

test('a draft over values that changed since says what they were, what they are, and what was typed', () => {
  const draft = { version: 1, values: { title: 'Louder Day' }, before: { title: 'Loud Day' } }
  expect(restoredDraft(draft, { ...saved, title: 'Quiet Day' })).toEqual({
    typed: { title: 'Louder Day' },
    news: {
      before: { title: 'Loud Day' },
      after: { title: 'Quiet Day' },
      typed: { title: 'Louder Day' },
    },
  })
})

test('a field that the form no longer has is left out', () => {
  const draft = { values: { subtitle: 'x', city: 'Norman' }, before: { city: 'Tulsa' } }
  expect(restoredDraft(draft, saved)).toEqual({ typed: { city: 'Norman' } })
})
