import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import {
  startingDesign,
  startingDesigns,
  templates,
} from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { bodyFragment, bodyOfFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { fileName } from '#web/features/tools/tool-projects/files/save-file.ts'
import { computeDesign, grid } from '../state/computed-design.ts'
import { chartLines } from './chart-lines.ts'
import { chartCsv, curvesCsv } from './curves-csv.ts'
import { designsFile, readDesignsFile } from './designs-file.ts'

const four: SavedDesigns = { schema: designsSchema, designs: templates.map(({ design }) => design) }

test('four designs fit into a link and come back as they were', () => {
  const fragment = bodyFragment(four)
  expect(fragment?.length).toBeLessThan(4096)
  expect(bodyOfFragment(SavedDesigns, fragment ?? '')).toEqual(four)
})

test('a measured cabin of many rows does not fit into a link', () => {
  const hz = Array.from({ length: 400 }, (_, at) => 10 + at + Math.sin(at) / 3)
  const cabin = { kind: 'measured' as const, hz, gains: hz.map((one) => Math.cos(one) * 10) }
  expect(bodyFragment({ schema: designsSchema, designs: [{ ...startingDesign, cabin }] })).toBeUndefined()
})

test('a link that is cut, changed or foreign opens nothing and breaks nothing', () => {
  const whole = bodyFragment(startingDesigns) ?? ''
  const packed = (text: string) =>
    `#d=${btoa(String.fromCharCode(...deflateSync(strToU8(text))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')}`
  for (const broken of [
    '',
    '#d=',
    '#d=%%%',
    '#x=1',
    packed('{'),
    packed('{"schema":1,"designs":[]}'),
    packed('0'.repeat(100_000)),
  ])
    expect(bodyOfFragment(SavedDesigns, broken), broken.slice(0, 40)).toBeUndefined()
  for (let length = 4; length < whole.length; length += 7)
    expect(bodyOfFragment(SavedDesigns, whole.slice(0, length))).toBeUndefined()
  fc.assert(
    fc.property(fc.base64String(), (text) => bodyOfFragment(SavedDesigns, `#d=${text}`) === undefined),
  )
})

test('a file comes back as it was saved', () => {
  expect(readDesignsFile(designsFile('Trunk', four))).toEqual({ body: four, name: 'Trunk' })
})

test.each([
  ['', 'This is not a file of the subwoofer designer.'],
  ['[]', 'This is not a file of the subwoofer designer.'],
  [
    '{"schema":"audio-tools/1","kind":"diagram","name":"x","data":{}}',
    'This is not a file of the subwoofer designer. Open it in the diagram editor, at /audio-system/diagram-editor.',
  ],
  [
    '{"schema":"audio-tools/2","kind":"box","name":"x","data":{}}',
    'This file was made by a newer version. Reload the page and try again.',
  ],
  [
    '{"schema":"audio-tools/1","kind":"box","name":"x","data":{"schema":3}}',
    'This file was made by a newer version. Reload the page and try again.',
  ],
  [' '.repeat(70_000), 'The file must be at most 64 KB.'],
])('%.40j is refused', (text, problem) => {
  expect(readDesignsFile(text)).toEqual({ problem })
})

test('a file with a field that no one knows names its path', () => {
  const file = designsFile('x', {
    schema: designsSchema,
    designs: [{ ...startingDesign, color: 'red' } as never],
  })
  expect(readDesignsFile(file)).toEqual({
    problem: 'This file cannot be opened. designs.0.color is not known here: remove it.',
  })
})

test('the curves of a file have every design, negative figures stay figures, and gaps are empty', () => {
  const named = (name: string) => ({ ...startingDesign, name })
  const csv = curvesCsv(
    [computeDesign(named('=One'), undefined), computeDesign(named('Two'), undefined)],
    grid.hz,
  )
  const [head = '', first = ''] = csv.split('\r\n')
  expect(head).toContain("'=One: Level in the car (dB)")
  expect(head).toContain('Two: Phase (°)')
  expect(first.startsWith('10,')).toBe(true)
  expect(first).toMatch(/,-\d/)
  expect(csv).not.toContain('NaN')
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(grid.hz.length + 1)
  expect(lines.at(-1)).toMatch(/^500,/)
})

test('the file of a chart has one column for each design that has such a part', () => {
  const sealed = { ...startingDesign, name: 'Two', box: { ...startingDesign.box, kind: 'sealed' as const } }
  const both = [computeDesign(startingDesign, undefined), computeDesign(sealed, undefined)]
  const headOf = (csv: string) => csv.split('\r\n')[0]?.split(',').length
  expect(headOf(chartCsv('impedance', both, grid.hz))).toBe(3)
  expect(headOf(chartCsv('port', both, grid.hz))).toBe(2)
})

test('a file is named for its design, what it is and the day', () => {
  expect(fileName('Dad’s 12": loud!', 'curves', '2026-11-26', 'csv')).toBe(
    'dad-s-12-loud-curves-2026-11-26.csv',
  )
  expect(fileName('!!!', 'curves', '2026-11-26', 'csv')).toBe('design-curves-2026-11-26.csv')
})

test('a design that cannot be computed is in no file of curves', () => {
  const computed = computeDesign(startingDesign, undefined)
  const { driver } = startingDesign
  const other = { ...startingDesign, name: 'Other', driver: { ...driver, values: {} } }
  // It stands where another was before, whose numbers are still there.
  const refused = computeDesign(other, computeDesign(startingDesign, undefined))
  expect(chartCsv('spl', [refused], grid.hz).split('\r\n')[0]).toBe('\ufeffHz')
  expect(curvesCsv([computed, refused], grid.hz)).not.toContain('Other')
  expect(chartLines('spl', [computed, refused], 1, 'metric').lines.map(({ at }) => at)).toEqual([0])
})
