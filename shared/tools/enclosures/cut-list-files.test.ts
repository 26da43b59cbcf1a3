import { expect, test } from 'vitest'
import { boxPanels } from './box-panels.ts'
import { cutList } from './cut-list.ts'
import { cutListCsv } from './cut-list-csv.ts'
import { cutListPdf } from './cut-list-pdf.ts'
import { cutListRows, cutOutText } from './cut-list-rows.ts'
import { nestedSheets } from './nested-sheets.ts'
import { standardStock } from './sheet-stock.ts'

const panels = boxPanels(
  { kind: 'wedge', width: 0.9, height: 0.36, depthBottom: 0.42, depthTop: 0.25 },
  { panel: 0.018, baffleLayers: 2 },
  { kind: 'butt' },
)
const rows = (allowance: number) => cutListRows(panels, cutList(panels, allowance))
const shown = (metres: number) => `${Number((metres * 1000).toFixed(1))} mm`

test('a cut list as a file has finished and rough size beside the allowance between them', () => {
  const lines = cutListCsv(rows(0.004), 0.004).trim().split('\r\n')
  expect(lines[0]).toContain(
    'Finished width (mm),Finished height (mm),Rough width (mm),Rough height (mm),Allowance (mm)',
  )
  expect(lines[1]).toMatch(/^Front 1,18,900,360,904,364,4,/)
  expect(lines).toHaveLength(1 + panels.length)
  expect(cutListCsv(rows(0), 0).split('\r\n')[1]).toMatch(/^Front 1,18,900,360,900,360,0,/)
})

test('angles of bevels are printed', () => {
  expect(cutListCsv(rows(0), 0)).toMatch(/25\.3°/)
})

test('a printed cut list names each panel and keeps °, ³ and ×; Ω and ″ are spelled', () => {
  const nested = nestedSheets(
    cutList(panels).map(({ id, rough }) => ({ id, name: id, ...rough, grain: 'free' as const })),
  )
  if ('code' in nested) throw new Error(nested.message)
  const file = cutListPdf({
    title: '4 Ω, 12″, 2.5 ft³ (“Lo(u)d”)',
    notes: ['Units: mm'],
    rows: rows(0),
    sheets: { list: nested.sheets, stock: standardStock, allowance: 0 },
    shown,
  })
  const text = new TextDecoder('windows-1252').decode(file)
  expect(text).toContain('4 ohm, 12 in, 2.5 ft³ \\(“Lo\\(u\\)d”\\)')
  expect(text).toContain('25.3°')
  for (const { name } of rows(0)) expect(text).toMatch(new RegExp(`\\([\\d ]*${name}`))
  expect(text).not.toContain('©')
  expect(text.startsWith('%PDF-1.4')).toBe(true)
})

test('equal slots are counted, too', () => {
  const slot = { corner: [0.1, 0.1] as const, width: 0.35, height: 0.07 }
  expect(cutOutText({ cutOuts: [slot] }, shown)).toBe('350 mm × 70 mm')
  expect(cutOutText({ cutOuts: [slot, slot] }, shown)).toBe('2 × (350 mm × 70 mm)')
})

test('equal holes are counted', () => {
  const hole = (diameter: number) => ({ center: [0.2, 0.2] as const, diameter })
  expect(cutOutText({ cutOuts: [hole(0.281), hole(0.1), hole(0.281)] }, shown)).toBe(
    '2 × round 281 mm; round 100 mm',
  )
})
