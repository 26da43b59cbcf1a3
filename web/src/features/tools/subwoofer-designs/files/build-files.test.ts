import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { bandpassKinds, dividedBoxOf, dividedDesigns } from '#test/support/divided-boxes.ts'
import {
  type BuildFile,
  cutListCsvFile,
  cutListPdfFile,
  drawingsFile,
  dxfFile,
  type FilesOf,
  type MadeFile,
  sheetDxfFiles,
  stlArchive,
  stlFile,
} from './build-files.ts'

function filesOf(name: string, change: Partial<SavedBuild> = {}): FilesOf {
  const build = { ...standardBuild(startingDesign), ...change }
  const box = builtBox({ ...startingDesign, build })
  if ('code' in box) throw new Error(box.message)
  return {
    design: name,
    day: '2026-11-26',
    box,
    system: 'metric',
  }
}

const made = (file: MadeFile): BuildFile => {
  if ('problem' in file) throw new Error(file.problem)
  return file
}

test('every file is named for its design, what it is and the day', () => {
  const of = filesOf('Loud 12')
  const [front] = of.box.panels
  if (!front) throw new Error('no front')
  const files = [
    cutListCsvFile(of),
    cutListPdfFile(of),
    drawingsFile(of),
    made(stlArchive(of)),
    made(stlFile(of, front)),
    dxfFile(of, front),
    ...sheetDxfFiles(of).map(made),
  ]
  expect(files.map(({ name }) => name)).toEqual([
    'loud-12-cut-list-2026-11-26.csv',
    'loud-12-cut-list-2026-11-26.pdf',
    'loud-12-drawings-2026-11-26.svg',
    'loud-12-panels-2026-11-26.zip',
    'loud-12-front-2026-11-26.stl',
    'loud-12-front-2026-11-26.dxf',
    'loud-12-sheet-1-2026-11-26.dxf',
  ])
  for (const { content } of files) expect(content.length).toBeGreaterThan(100)
})

test('the archive has one closed solid for each panel', () => {
  const of = filesOf('Loud')
  const { content } = made(stlArchive(of))
  if (typeof content === 'string') throw new Error('no archive')
  const names = Object.keys(unzipSync(content))
  expect(names.toSorted()).toEqual(
    of.box.panels.map(({ id }) => `loud-${id.replaceAll('_', '-')}-2026-11-26.stl`).toSorted(),
  )
})

test.each(bandpassKinds)('every file of a %s box can be made, and lists the divider', (kind) => {
  const of: FilesOf = {
    design: 'Bandpass',
    day: '2026-11-26',
    box: dividedBoxOf(dividedDesigns[kind]),
    system: 'metric',
  }
  const { content } = made(stlArchive(of))
  if (typeof content === 'string') throw new Error('no archive')
  expect(Object.keys(unzipSync(content))).toHaveLength(of.box.panels.length)
  const text = (file: BuildFile) =>
    typeof file.content === 'string' ? file.content : new TextDecoder('windows-1252').decode(file.content)
  expect(text(cutListCsvFile(of))).toMatch(/^"?Divider/m)
  expect(text(cutListPdfFile(of))).toContain('Divider')
  expect(text(drawingsFile(of))).toContain('stroke-dasharray')
  for (const file of sheetDxfFiles(of)) expect(made(file).content.length).toBeGreaterThan(100)
})

test('every export states its units and thickness', () => {
  const of = filesOf('Loud')
  const text = (content: BuildFile['content']) =>
    typeof content === 'string' ? content : new TextDecoder('windows-1252').decode(content)
  expect(text(cutListPdfFile(of).content)).toContain('Units: mm. Thickness: 18 mm.')
  expect(text(cutListCsvFile(of).content)).toContain('Thickness (mm)')
  expect(text(drawingsFile(of).content)).toContain('units mm, thickness 18 mm')
  for (const file of sheetDxfFiles(of))
    expect(text(made(file).content)).toContain('units mm, thickness 18 mm')
})

test('several sheets come in one archive', () => {
  const [archive, ...more] = sheetDxfFiles(filesOf('Loud', { sheetWidth: 1, sheetHeight: 0.7 }))
  expect(more).toEqual([])
  const { name, content } = made(archive ?? { problem: 'no archive' })
  if (typeof content === 'string') throw new Error('no archive')
  expect(name).toBe('loud-sheets-2026-11-26.zip')
  const names = Object.keys(unzipSync(content))
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual(names.map((_, at) => `loud-sheet-${at + 1}-2026-11-26.dxf`))
})

test('panels that are on no sheet are named in the place of the file, and in the cut list', () => {
  const of = filesOf('Loud', { sheetWidth: 0.3, sheetHeight: 0.3 })
  const [refused, ...more] = sheetDxfFiles(of)
  expect(more).toEqual([])
  expect(refused).toEqual({ problem: expect.stringMatching(/ is larger than the sheet/) })
  const list = cutListPdfFile(of).content as Uint8Array<ArrayBuffer>
  expect(new TextDecoder('windows-1252').decode(list)).toContain('is larger than the sheet')
})

test('a drawing as a file has no markup of a name', () => {
  const { content } = drawingsFile(filesOf('<script>alert(1)</script>'))
  expect(content).not.toContain('<script>')
  expect(content).toContain('&lt;script&gt;')
})
