import { expect, test } from 'vitest'
import { publishRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { mayPublish } from './may-publish.ts'

const entry = { entryId: 'ent_1', number: 1, status: 'in' as const, missingJudges: 0, judges: 0 }

/** The answer about a class whose entry has a score or none, with a tie or without. */
function said(hasScore: boolean, openTie: number | undefined) {
  const entries = [{ ...entry, hasScore }]
  const refusal = publishRefusal({ state: 'running', absent: [] }, { entries, openTie, asShared: false })
  return { publishRefusal: refusal?.message, openTie }
}

test('a tie alone does not keep anyone from publishing, and what is missing does, with a tie or without', () => {
  expect(mayPublish(said(true, undefined))).toBe(true)
  expect(mayPublish(said(true, 2))).toBe(true)
  expect(mayPublish(said(false, undefined))).toBe(false)
  expect(mayPublish(said(false, 2))).toBe(false)
})
