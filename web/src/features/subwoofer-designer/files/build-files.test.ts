import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { builtBox } from '#shared/subwoofer-designs/built-box.ts'
import { startingDesign } from '#shared/subwoofer-designs/starting-designs.ts'
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

function filesOf(name: string): FilesOf {
  const box = builtBox(startingDesign)
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
    ...sheetDxfFiles(of),
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

test('every export states its units and thickness', () => {
  const of = filesOf('Loud')
  const text = (content: BuildFile['content']) =>
    typeof content === 'string' ? content : new TextDecoder('windows-1252').decode(content)
  expect(text(cutListPdfFile(of).content)).toContain('Units: mm. Thickness: 18 mm.')
  expect(text(cutListCsvFile(of).content)).toContain('Thickness (mm)')
  expect(text(drawingsFile(of).content)).toContain('units mm, thickness 18 mm')
  for (const { content } of sheetDxfFiles(of)) expect(text(content)).toContain('units mm, thickness 18 mm')
})

test('a drawing as a file has no markup of a name', () => {
  const { content } = drawingsFile(filesOf('<script>alert(1)</script>'))
  expect(content).not.toContain('<script>')
  expect(content).toContain('&lt;script&gt;')
})
