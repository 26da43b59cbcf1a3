import type { Panel } from '#shared/tools/enclosures/panel.ts'
import { type BuildSheets, buildSheets } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import {
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

/** Files of a whole box, and of one panel of it. */
const ofBox = {
  drawings: drawingsFile,
  cutListCsv: cutListCsvFile,
  cutListPdf: cutListPdfFile,
  sheets: sheetDxfFiles,
  archive: stlArchive,
} as const satisfies Record<string, (of: FilesOf) => MadeFile | readonly MadeFile[]>
const ofPanel = { dxf: dxfFile, stl: stlFile } as const

export type FileTask = { of: FilesOf } & (
  | { make: keyof typeof ofBox }
  | { make: keyof typeof ofPanel; panel: Panel }
)
export type SheetsTask = { panels: readonly Panel[]; build: SavedBuild }

/** The tasks that take long enough to run in a worker. */
export type BuildTask = { files: FileTask } | { sheets: SheetsTask }
export type BuildResult = { files: readonly MadeFile[] } | { sheets: readonly BuildSheets[] }

export function buildResult(task: BuildTask): BuildResult {
  if ('sheets' in task) return { sheets: buildSheets(task.sheets.panels, task.sheets.build) }
  const { files } = task
  const made = 'panel' in files ? ofPanel[files.make](files.of, files.panel) : ofBox[files.make](files.of)
  return { files: [made].flat() as MadeFile[] }
}
