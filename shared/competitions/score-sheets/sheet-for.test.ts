import { expect, test } from 'vitest'
import type { ScoreSheet } from './score-sheet.ts'
import { sheetFor } from './sheet-for.ts'

const reopened = { by: 'head', at: '2027-07-10T18:00:00.000Z', reason: 'A value was typed wrong.' }
const sheet = { judgeId: 'judge', privateNote: 'The wiring looks unsafe.', reopened } as unknown as ScoreSheet
const reader = { userId: 'other', isHeadJudge: false, isEntrant: false }

test('the private note of a sheet is for its judge and the head judge', () => {
  expect(sheetFor(sheet, { ...reader, userId: 'judge' })).toEqual(sheet)
  expect(sheetFor(sheet, { ...reader, isHeadJudge: true })).toEqual(sheet)
  expect(sheetFor(sheet, reader)).toEqual({ ...sheet, privateNote: '' })
})

test('an entrant reads neither the private note nor why a sheet was opened again, in no other part either', () => {
  const { reopened: _, ...rest } = sheet
  expect(sheetFor(sheet, { ...reader, isEntrant: true })).toEqual({ ...rest, privateNote: '' })
  expect(sheetFor(sheet, { ...reader, isEntrant: true, isHeadJudge: true })).not.toHaveProperty('reopened')
})
