import { expect, test } from 'vitest'
import type { Board, BoardRow } from '#shared/competitions/competitions/board.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { resultSheetPdf } from './result-sheet-pdf.ts'

const now = '2027-07-10T18:05:00.000Z'
const timeZone = 'America/New_York'

const row = (place: number, more: Partial<BoardRow> = {}) =>
  ({
    entryId: `ent_${place}`,
    number: place + 10,
    name: `Person ${place}`,
    vehicle: '2011 Honda Civic',
    status: 'placed',
    place,
    isShared: false,
    score: { sumHundredths: 15_130 - place, judges: 1 },
    isZero: false,
    runs: [],
    sections: [],
    ...more,
  }) as BoardRow

const board = (more: Partial<Board> = {}) =>
  ({
    className: 'Street 1',
    formatName: 'SPL',
    kind: 'spl_peak',
    state: 'final',
    revision: 2,
    rows: [row(1), row(2)],
    signedAt: '2027-07-10T17:30:00.000Z',
    ...more,
  }) as Board

const textOf = async (more: Partial<Board> = {}, title = 'Summer Sound-Off') =>
  pdfText(await resultSheetPdf({ board: board(more), title, timeZone }, now))

test('a result sheet says what it is for, in which revision, who signed it when, and when it was printed', async () => {
  const text = await textOf()
  for (const words of [
    'Summer Sound-Off',
    'Street 1 · SPL · Revision 2',
    'Signed by the head judge Sat, Jul 10, 2027, 1:30 PM EDT.',
    'Printed 2:05 PM. Newer results may exist.',
    'Person 1',
    '2011 Honda Civic',
    '151.29',
  ])
    expect(text).toContain(words)
})

test('provisional places say that they are, until when one may protest, and that no one has signed', async () => {
  const text = await textOf({
    state: 'provisional',
    signedAt: undefined,
    protestEndsAt: '2027-07-10T18:35:00.000Z',
  })
  expect(text).toContain('Provisional. Protests are open until Sat, Jul 10, 2027, 2:35 PM EDT.')
  expect(text).toContain('Not signed yet.')
})

test('a class that takes several pages says on each of them of what and when it is', async () => {
  const text = await textOf({ rows: Array.from({ length: 80 }, (_, at) => row(at + 1)) })
  const pages = text.match(/Printed 2:05 PM\. Newer results may exist\./g) ?? []
  expect(pages.length).toBeGreaterThan(1)
  expect(text.match(/Street 1 · SPL · Revision 2/g)).toHaveLength(pages.length)
  expect(text).toContain(`Page ${pages.length}`)
  expect(text).toContain('Person 80')
})

test('a class of places alone prints no scores, and an entrant who did not run is named without a place', async () => {
  const rows = [
    row(1, { score: undefined }),
    row(2, { score: undefined, place: undefined, status: 'absent' }),
  ]
  const text = await textOf({ rows })
  expect(text).not.toMatch(/Score|151\./)
  expect(text).toContain('Did not run')
})

test('a name that no font has letters for is replaced by its number', async () => {
  const text = await textOf({ rows: [row(1, { name: '\u{10900}' })] })
  expect(text).toContain('Number 11')
})
