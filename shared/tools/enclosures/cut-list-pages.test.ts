import { expect, test } from 'vitest'
import type { PdfMark } from '#shared/platform/pdf/line-pdf.ts'
import { pdfPage } from '#shared/platform/pdf/line-pdf.ts'
import { overlap, textBox } from '#shared/platform/pdf/text-box.ts'
import { buildSheets, stockOf } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign, templates } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { inchFraction } from '#shared/tools/units/inch-fraction.ts'
import { bandpassKinds, dividedBoxOf, dividedDesigns } from '#test/support/divided-boxes.ts'
import { cutList } from './cut-list.ts'
import { cutListPages } from './cut-list-pdf.ts'
import { cutListRows } from './cut-list-rows.ts'

type Text = Extract<PdfMark, { kind: 'text' }>

const isText = (mark: PdfMark): mark is Text => mark.kind === 'text'

function boxOf(change: Partial<SavedBuild>, design = startingDesign) {
  const box = builtBox({ ...design, build: { ...standardBuild(design), ...change } })
  if ('code' in box) throw new Error(box.message)
  return box
}

const wedge = boxOf({ shape: 'wedge', depth: 0.45, depthTop: 0.25 })
const l = boxOf({ shape: 'l', width: 0.9, notchWidth: 0.2, notchDepth: 0.15 })
const boxes = {
  wedge,
  l,
  'mitred and braced': boxOf({ joint: 'mitre', braces: 4, shape: 'rectangular' }),
  rabbeted: boxOf({ joint: 'rabbet', baffleLayers: 2 }),
  'with an allowance': boxOf({ allowance: 0.004 }),
  ...Object.fromEntries(templates.map(({ id, design }) => [`template ${id}`, boxOf({}, design)])),
  ...Object.fromEntries(bandpassKinds.map((kind) => [kind, dividedBoxOf(dividedDesigns[kind])])),
}

function pagesOf({ panels, build }: ReturnType<typeof boxOf>, title = 'Box: cut list') {
  const list = buildSheets(panels, build).flatMap(({ nested }) => ('code' in nested ? [] : nested.sheets))
  return cutListPages({
    title,
    notes: ['Units: in, to the nearest 1/32. Thickness: 3/4 in.', 'Allowance on each length: 0 in'],
    rows: cutListRows(panels, cutList(panels, build.allowance)),
    sheets: { list, stock: stockOf(build), allowance: build.allowance },
    shown: inchFraction,
  })
}
const wordsOf = (marks: readonly PdfMark[]) => marks.filter(isText).map(({ text }) => text)

test.each(Object.entries(boxes))('no two texts of the cut list of a box overlap: %s', (_, box) => {
  for (const marks of pagesOf(
    box,
    'A box with a name that is as long as names of designs may be, cut list',
  )) {
    const texts = marks.filter(isText)
    for (const [at, one] of texts.entries()) {
      const room = textBox(one)
      expect(room.left >= 0 && room.right <= pdfPage.width, one.text).toBe(true)
      expect(room.top >= 0 && room.bottom <= pdfPage.height, one.text).toBe(true)
      for (const other of texts.slice(at + 1))
        expect(overlap(room, textBox(other)), `${one.text} and ${other.text}`).toBe(false)
    }
  }
})

test.each(Object.entries(boxes))(
  'every panel is named and drawn, each hole with its center: %s',
  (_, box) => {
    const sheets = buildSheets(box.panels, box.build).flatMap(({ nested }) =>
      'code' in nested ? [] : nested.sheets,
    )
    const pages = pagesOf(box)
    const marks = pages.slice(0, pages.length - sheets.length).flat()
    const text = wordsOf(marks).join(' ')
    for (const { name } of cutListRows(box.panels, cutList(box.panels))) expect(text).toContain(name)
    const drawn = marks.filter(({ kind }) => kind === 'polygon' || kind === 'circle')
    expect(drawn.length).toBeGreaterThanOrEqual(
      new Set(box.panels.map((panel) => JSON.stringify(panel.layers))).size,
    )
    const holes = box.panels.flatMap(({ cutOuts }) => cutOuts)
    for (const hole of holes)
      if ('diameter' in hole) expect(text).toContain(`round ${inchFraction(hole.diameter)}, center`)
    // A cross has two lines.
    expect(marks.filter(({ kind }) => kind === 'line').length).toBeGreaterThanOrEqual(
      holes.length > 0 ? 2 : 0,
    )
  },
)

test('the side of a wedge has its true outline, and each edge with its length and angle', () => {
  const side = wedge.panels.find(({ id }) => id === 'left')
  const [outline] = side?.layers ?? []
  if (!side || !outline || 'diameter' in outline.outer) throw new Error('no side')
  const [page = []] = pagesOf(wedge)
  const shapes = page.flatMap((mark) => (mark.kind === 'polygon' && !mark.dashed ? [mark.points] : []))
  const angled = shapes.find(([a, b, c, d]) => a && b && c && d && (a[0] - d[0]) * (b[0] - c[0]) !== 0)
  expect(angled).toHaveLength(4)
  const text = wordsOf(page).join(' ')
  const lean = (Math.atan2(0.2, wedge.outside.height) * 180) / Math.PI
  expect(text).toContain(`then ${(90 + lean).toFixed(1)}°`)
  expect(text).toContain(`then ${(90 - lean).toFixed(1)}°`)
  expect(text).toMatch(/Saw angles: .*°/)
})

test('the top of an L-shaped box has six edges and its inner corner', () => {
  const text = wordsOf(pagesOf(l)[0] ?? []).join(' ')
  expect(text).toMatch(/Edge 6: /)
  expect(text).toContain('then 270.0°')
})

test('the panels of a usual box are on one page, in fractions of an inch', () => {
  const pages = pagesOf(wedge)
  const sheets = pages.filter((marks) => wordsOf(marks).some((text) => text.startsWith('Sheet ')))
  expect(pages.length - sheets.length).toBe(1)
  expect(wordsOf(pages[0] ?? []).join(' ')).not.toMatch(/\d\.\d+ in/)
})

test('panels that are cut the same stand once, with their number', () => {
  const text = wordsOf(pagesOf(boxes['mitred and braced']).flat()).join(' ')
  expect(text).toMatch(/Brace 1, Brace 2, Brace 3, Brace 4: cut 4/)
})

test('a bevel and an allowance show in the rough size', () => {
  const text = wordsOf(pagesOf(boxes['with an allowance'])[0] ?? []).join(' ')
  expect(text).toMatch(/Rough .* in × .* in, with its bevels and the allowance/)
})
