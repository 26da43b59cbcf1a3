import { expect, test } from 'vitest'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import { cleanedIn, type PageDraftState, typedOn } from './page-draft.ts'

const page = (parts: object) => parts as PageInEditor

test('a draft that is begun says on which published version, and one that goes on says on which draft', () => {
  expect(typedOn(page({ live: { number: 3 } }))).toEqual({ draftVersion: 0, liveVersion: 3 })
  expect(typedOn(page({ draft: { version: 5 }, live: { number: 3 } }))).toEqual({ draftVersion: 5 })
  expect(typedOn(page({}))).toEqual({ draftVersion: 0 })
})

test('what the server removed is known until something else was stored', () => {
  const state = (sent: string | undefined, kept: string) =>
    ({
      sent: sent === undefined ? undefined : { content: sent },
      stored: { draft: { content: kept } },
    }) as PageDraftState
  expect(cleanedIn(state('<p><i>Two</p>', '<p>Two</p>'))).toEqual({
    sent: '<p><i>Two</p>',
    kept: '<p>Two</p>',
  })
  expect(cleanedIn(state('<p>Two</p>', '<p>Two</p>'))).toBeUndefined()
  expect(cleanedIn(state(undefined, '<p>Two</p>'))).toBeUndefined()
})
