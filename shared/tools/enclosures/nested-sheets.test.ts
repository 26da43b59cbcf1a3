import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { nestedSheets } from './nested-sheets.ts'
import { packedSheets, pieceOrders, splitRules } from './packed-sheets.ts'
import { placedPoint } from './placed-point.ts'
import { offcutsOf, type SheetPart, sawable } from './sheet-part.ts'
import type { SheetPiece } from './sheet-piece.ts'
import { type SheetStock, sheetSizes, standardStock } from './sheet-stock.ts'

const pieceOf = (
  id: string,
  width: number,
  height: number,
  grain: SheetPiece['grain'] = 'free',
): SheetPiece => ({
  id,
  name: id,
  width,
  height,
  grain,
})

function nested(pieces: readonly SheetPiece[], stock?: SheetStock) {
  const answer = nestedSheets(pieces, stock)
  if ('code' in answer) throw new Error(answer.message)
  return answer
}

test('no kerf is lost behind the last piece, as the vectors say', () => {
  const vectors = vectorsOf('cut_list')
  expect(vectors).toHaveLength(2)
  for (const vector of vectors) {
    const { stock_mm, piece_mm, kerf_mm } = vector.inputs as Record<string, number>
    const strip = { width: (stock_mm as number) / 1e3, height: 0.1, kerf: (kerf_mm as number) / 1e3, trim: 0 }
    const pieces = Array.from({ length: 20 }, (_, at) => pieceOf(`${at}`, (piece_mm as number) / 1e3, 0.1))
    expectVector(vector, { pieces: nested(pieces, strip).sheets[0]?.pieces.length as number })
  }
})

test('two pieces of 608.5 mm fit 1220 mm with a kerf of 3 mm, and two of 608.6 mm do not', () => {
  const stock = { width: 1.22, height: 0.4, kerf: 0.003, trim: 0 }
  const pair = (width: number) => nested([pieceOf('a', width, 0.4), pieceOf('b', width, 0.4)], stock).sheets
  expect(pair(0.6085)).toHaveLength(1)
  expect(pair(0.6086)).toHaveLength(2)
})

const meters = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((tenth) => tenth / 1e4)

const anyPieces = fc.array(
  fc.record({ width: meters(0.05, 1.2), height: meters(0.05, 1.2), grain: fc.constantFrom('fixed', 'free') }),
  { minLength: 1, maxLength: 60 },
)

const anyStock = fc.record({
  size: fc.constantFrom(...sheetSizes),
  kerf: fc.constantFrom(0, 0.0022, 0.003, 0.004),
  trim: fc.constantFrom(0, 0.005, 0.01),
})

test('any layout holds each piece once, by its id, apart by the kerf, within the trim, and cut from edge to edge', () => {
  fc.assert(
    fc.property(anyPieces, anyStock, (sizes, { size, kerf, trim }) => {
      const pieces = sizes.map(({ width, height, grain }, at) => pieceOf(`p${at}`, width, height, grain))
      const stock = { ...size, kerf, trim }
      const { sheets, waste, cuts, cutLength } = nested(pieces, stock)
      const placed = sheets.flatMap((sheet) => sheet.pieces)
      expect(placed.map(({ id }) => id).toSorted()).toEqual(pieces.map(({ id }) => id).toSorted())
      for (const one of placed) {
        const piece = pieces.find(({ id }) => id === one.id) as SheetPiece
        const turned = [piece.height, piece.width]
        expect([one.width, one.height]).toEqual(one.turned ? turned : [piece.width, piece.height])
        expect(one.turned && piece.grain === 'fixed').toBe(false)
        expect(one.topEdge).toBe(one.turned ? 'left' : 'top')
        const slack = 1e-9
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(trim - slack)
        expect(one.x + one.width).toBeLessThanOrEqual(size.width - trim + slack)
        expect(one.y + one.height).toBeLessThanOrEqual(size.height - trim + slack)
      }
      for (const sheet of sheets) {
        expectApart(sheet.pieces, kerf)
        expect(sawable(sheet.parts, kerf)).toBe(true)
      }
      const used = pieces.reduce((sum, { width, height }) => sum + width * height, 0)
      expect(waste).toBeCloseTo(1 - used / (sheets.length * size.width * size.height), 9)
      // A saw needs less than four cuts for a piece, and no cut is longer than the sheet.
      expect(cuts).toBeLessThanOrEqual(2 * pieces.length + 4 * sheets.length)
      expect(cutLength).toBeLessThanOrEqual(cuts * size.width + 1e-9)
    }),
    { numRuns: 150 },
  )
})

type Rectangle = { x: number; y: number; width: number; height: number }

function expectApart(areas: readonly Rectangle[], kerf: number) {
  for (const [at, one] of areas.entries())
    for (const other of areas.slice(0, at)) {
      const aside = Math.max(other.x - one.x - one.width, one.x - other.x - other.width)
      const above = Math.max(other.y - one.y - one.height, one.y - other.y - other.height)
      expect(Math.max(aside, above)).toBeGreaterThanOrEqual(kerf - 1e-9)
    }
}

test('pieces and offcuts never overlap', () => {
  const pieces = Array.from({ length: 30 }, (_, at) => pieceOf(`${at}`, 0.2 + at * 0.013, 0.7 - at * 0.017))
  for (const { pieces: placed, parts } of nested(pieces).sheets)
    expectApart([...placed, ...offcutsOf(parts)], standardStock.kerf)
})

test('a layout that no panel saw can cut is found out', () => {
  const area = { x: 0, y: 0, width: 1, height: 1 }
  const offcut = (x: number, width: number, height = 1): SheetPart => ({
    kind: 'offcut',
    area: { x, y: 0, width, height },
  })
  const cut = (first: SheetPart, second?: SheetPart): SheetPart => ({
    kind: 'cut',
    vertical: true,
    area,
    first,
    second,
  })
  expect(sawable(cut(offcut(0, 0.5), offcut(0.503, 0.497)), 0.003)).toBe(true)
  expect(sawable(cut(offcut(0, 0.999)), 0.003)).toBe(true)
  expect(sawable(cut(offcut(0, 0.5), offcut(0.5, 0.5)), 0.003)).toBe(false)
  expect(sawable(cut(offcut(0, 0.5)), 0.003)).toBe(false)
  // The cut would have to stop inside the sheet.
  expect(sawable(cut(offcut(0, 0.5, 0.8), offcut(0.503, 0.497)), 0.003)).toBe(false)
})

test('a piece with its grain fixed is never turned, even where it costs a sheet', () => {
  const stock = { width: 2.44, height: 1.22, kerf: 0.003, trim: 0 }
  const tall = (grain: SheetPiece['grain']) => ['a', 'b'].map((id) => pieceOf(id, 1.25, 0.4, grain))
  const upright = { ...stock, width: 1.25, height: 0.803 }
  expect(nested(tall('fixed'), upright).sheets).toHaveLength(1)
  const across = { ...stock, width: 0.9, height: 1.25 }
  expect(nestedSheets(tall('fixed'), across)).toEqual({
    code: 'panel_larger_than_sheet',
    message: 'a is larger than the sheet. Use a larger sheet or split the panel.',
    path: 'a',
  })
  expect(nested(tall('free'), across).sheets[0]?.pieces.map(({ turned }) => turned)).toEqual([true, true])
})

test('the label of a turned piece names its own top edge, and its points turn along', () => {
  const [sheet] = nested([pieceOf('a', 1.2, 0.4)], { width: 0.5, height: 1.3, kerf: 0.003, trim: 0 }).sheets
  const piece = sheet?.pieces[0]
  if (!piece) throw new Error('There is no piece')
  expect(piece).toMatchObject({ turned: true, topEdge: 'left', width: 0.4, height: 1.2 })
  expect(placedPoint(piece, [0, 0])).toEqual([piece.x + 0.4, piece.y])
  const [x, y] = placedPoint(piece, [1.2, 0.4])
  expect([x, y]).toEqual([piece.x, piece.y + 1.2])
})

test('outlines stay on their nominal lines whatever the kerf: it is in the gaps only, once', () => {
  const pieces = [pieceOf('a', 0.6, 1.22), pieceOf('b', 0.6, 1.22)]
  const edges = (kerf: number) => {
    const [one, other] = nested(pieces, { ...standardStock, kerf }).sheets[0]?.pieces ?? []
    if (!one || !other) throw new Error('There are no pieces')
    const spanOf = (piece: typeof one) => placedPoint(piece, [0.6, 1.22])[0] - placedPoint(piece, [0, 0])[0]
    return { spans: [spanOf(one), spanOf(other)], gap: other.x - one.x - one.width }
  }
  for (const kerf of [0, 0.003, 0.0045]) {
    const { spans, gap } = edges(kerf)
    for (const span of spans) expect(span).toBeCloseTo(0.6, 9)
    expect(gap).toBeCloseTo(kerf, 9)
  }
})

test('the order and division with the fewest sheets wins, and then the one with the largest offcut', () => {
  const area = { x: 0, y: 0, width: 2.44, height: 1.22 }
  const largest = (sheets: SheetPart[]) =>
    Math.max(0, ...sheets.flatMap(offcutsOf).map(({ width, height }) => width * height))
  fc.assert(
    fc.property(anyPieces, (sizes) => {
      const pieces = sizes.map(({ width, height, grain }, at) => pieceOf(`p${at}`, width, height, grain))
      const attempts = pieceOrders.flatMap((order) =>
        splitRules.map((rule) => packedSheets(pieces.toSorted(order), area, 0.003, rule)),
      )
      const fewest = Math.min(...attempts.map(({ length }) => length))
      const best = Math.max(...attempts.filter(({ length }) => length === fewest).map(largest))
      const { sheets, largestOffcut } = nested(pieces)
      expect(sheets).toHaveLength(fewest)
      expect(largestOffcut).toBeCloseTo(best, 6)
    }),
    { numRuns: 50 },
  )
})

test('trimming counts as four cuts around each sheet', () => {
  const whole = [pieceOf('a', 2.42, 1.2)]
  const { cuts, cutLength } = nested(whole, { ...standardStock, trim: 0.01 })
  expect(cuts).toBe(4)
  expect(cutLength).toBeCloseTo(7.32, 9)
  expect(nested(whole)).toMatchObject({ cuts: 2 })
})

test('pieces that fill a sheet take one, without waste', () => {
  const halves = ['a', 'b', 'c', 'd'].map((id) => pieceOf(id, 1.22, 0.61))
  const { sheets, waste, cuts, cutLength, largestOffcut } = nested(halves, { ...standardStock, kerf: 0 })
  expect(sheets).toHaveLength(1)
  expect(waste).toBeCloseTo(0, 9)
  expect(largestOffcut).toBe(0)
  expect(cuts).toBe(3)
  expect(cutLength).toBeGreaterThan(3.6)
})

test('nothing to cut takes no sheet', () => {
  expect(nested([])).toMatchObject({ sheets: [], waste: 0, cuts: 0 })
})
