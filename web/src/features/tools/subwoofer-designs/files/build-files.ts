import { strToU8, type Zippable, zipSync } from 'fflate'
import { cutList } from '#shared/tools/enclosures/cut-list.ts'
import { cutListCsv } from '#shared/tools/enclosures/cut-list-csv.ts'
import { cutListPdf } from '#shared/tools/enclosures/cut-list-pdf.ts'
import { cutListRows } from '#shared/tools/enclosures/cut-list-rows.ts'
import type { Panel } from '#shared/tools/enclosures/panel.ts'
import { type BuildSheets, buildSheets, stockOf } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { fileName } from '#web/features/tools/tool-projects/files/save-file.ts'
import { panelDxf, sheetDxf } from '../solids/drawing-dxf.ts'
import { panelStl } from '../solids/panel-stl.ts'
import { shownIn } from '../state/shown-in.ts'
import { drawingsSvg } from './drawings-svg.ts'

/** The data behind the files of a box. */
export type FilesOf = {
  design: string
  day: string
  box: BuiltBox
  /** The units of the reader. */
  system: UnitSystem
}

export type BuildFile = { name: string; content: string | Uint8Array<ArrayBuffer>; type: string }

/** A file, or why there is none. */
export type MadeFile = BuildFile | { problem: string }

const unitsOf = ({ system }: FilesOf) => (system === 'metric' ? 'mm' : 'in')

const lengthsOf = ({ system }: FilesOf) => shownIn(system).cut

const sheetsOf = ({ box }: FilesOf): BuildSheets[] => buildSheets(box.panels, box.build)

const thicknesses = (of: FilesOf) =>
  sheetsOf(of)
    .map(({ thickness }) => lengthsOf(of)(thickness))
    .join(', ')

const rowsOf = ({ box }: FilesOf) => cutListRows(box.panels, cutList(box.panels, box.build.allowance))

export const cutListCsvFile = (of: FilesOf): BuildFile => ({
  name: fileName(of.design, 'cut-list', of.day, 'csv'),
  content: cutListCsv(rowsOf(of), of.box.build.allowance),
  type: 'text/csv',
})

export function cutListPdfFile(of: FilesOf): BuildFile {
  const { box, design, day } = of
  const shown = lengthsOf(of)
  const stock = stockOf(box.build)
  const list = sheetsOf(of).flatMap(({ nested }) => ('code' in nested ? [] : nested.sheets))
  return {
    name: fileName(design, 'cut-list', day, 'pdf'),
    content: cutListPdf({
      title: `${design}: cut list`,
      notes: [
        `Units: ${unitsOf(of)}${of.system === 'metric' ? '' : ', to the nearest 1/32'}. Thickness: ${thicknesses(of)}. ${day}`,
        `Allowance on each length: ${shown(box.build.allowance)}`,
        ...sheetProblems(of),
      ],
      rows: rowsOf(of),
      ...(list.length > 0 && { sheets: { list, stock, allowance: box.build.allowance } }),
      shown,
    }),
    type: 'application/pdf',
  }
}

/** The drawings as one picture that keeps its scale. */
export const drawingsFile = (of: FilesOf): BuildFile => ({
  name: fileName(of.design, 'drawings', of.day, 'svg'),
  content: drawingsSvg(
    of.box,
    `${of.design}, units ${unitsOf(of)}, thickness ${thicknesses(of)}, ${of.day}`,
    lengthsOf(of),
  ),
  type: 'image/svg+xml',
})

export function stlFile(of: FilesOf, panel: Panel): MadeFile {
  const stl = panelStl(panel)
  return 'problem' in stl
    ? stl
    : { name: fileName(of.design, whatOf(panel), of.day, 'stl'), content: stl.file, type: 'model/stl' }
}

/** The solids of all panels in one archive. */
export function stlArchive(of: FilesOf): MadeFile {
  const files: BuildFile[] = []
  for (const panel of of.box.panels) {
    const file = stlFile(of, panel)
    if ('problem' in file) return file
    files.push(file)
  }
  return archiveOf(fileName(of.design, 'panels', of.day, 'zip'), files)
}

export const dxfFile = (of: FilesOf, panel: Panel): BuildFile => ({
  name: fileName(of.design, whatOf(panel), of.day, 'dxf'),
  content: panelDxf(panel),
  type: 'image/vnd.dxf',
})

/** Each sheet as a drawing, several in one archive, and why panels are on none. */
export function sheetDxfFiles(of: FilesOf): MadeFile[] {
  const { box, design, day } = of
  const stock = stockOf(box.build)
  let number = 0
  const sheets = sheetsOf(of).flatMap(({ thickness, nested }) =>
    'code' in nested
      ? []
      : nested.sheets.map((sheet) => {
          number += 1
          const thick = Number((thickness * 1000).toFixed(2))
          return {
            name: fileName(design, `sheet-${number}`, day, 'dxf'),
            content: sheetDxf(sheet.pieces, box.panels, stock, {
              title: `${design}, sheet ${number}, units mm, thickness ${thick} mm`,
              allowance: box.build.allowance,
            }),
            type: 'image/vnd.dxf',
          }
        }),
  )
  const problems = sheetProblems(of).map((problem) => ({ problem }))
  if (sheets.length <= 1) return [...sheets, ...problems]
  const archive = archiveOf(fileName(design, 'sheets', day, 'zip'), sheets)
  return [archive, ...problems]
}

/** Says why panels are on no sheet, thickness by thickness. */
const sheetProblems = (of: FilesOf) =>
  sheetsOf(of).flatMap(({ nested }) => ('code' in nested ? [nested.message] : []))

function archiveOf(name: string, files: readonly BuildFile[]): BuildFile {
  const zipped: Zippable = {}
  for (const { name: one, content } of files)
    zipped[one] = typeof content === 'string' ? strToU8(content) : content
  return { name, content: new Uint8Array(zipSync(zipped)), type: 'application/zip' }
}

const whatOf = ({ id }: Panel) => id.replaceAll('_', '-')
