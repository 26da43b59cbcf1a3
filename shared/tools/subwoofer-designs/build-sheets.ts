import type { BoxRefusal } from '#shared/tools/enclosures/box-refusal.ts'
import { type CutListPiece, cutList } from '#shared/tools/enclosures/cut-list.ts'
import { type NestedSheets, nestedSheets } from '#shared/tools/enclosures/nested-sheets.ts'
import type { Panel } from '#shared/tools/enclosures/panel.ts'
import { panelName } from '#shared/tools/enclosures/panel-name.ts'
import type { SheetStock } from '#shared/tools/enclosures/sheet-stock.ts'
import type { SavedBuild } from './saved-build.ts'

/** The panels of one thickness on their sheets, or why they are on none. */
export type BuildSheets = {
  thickness: number
  pieces: readonly CutListPiece[]
  nested: NestedSheets | BoxRefusal
}

export const stockOf = ({ sheetWidth, sheetHeight, kerf, trim }: SavedBuild): SheetStock => ({
  width: sheetWidth,
  height: sheetHeight,
  kerf,
  trim,
})

/** Lists what to cut from sheets, thickness by thickness, the thickest first. Tubes are bought. */
export function buildSheets(panels: readonly Panel[], build: SavedBuild): BuildSheets[] {
  const names = new Map(panels.map((panel) => [panel.id, panelName(panel)]))
  const pieces = cutList(panels, build.allowance).filter(({ stock }) => stock === 'sheet')
  const byThickness = Map.groupBy(pieces, ({ thickness }) => Math.round(thickness * 1e4))
  return [...byThickness]
    .toSorted(([one], [other]) => other - one)
    .map(([key, group]) => ({
      thickness: key / 1e4,
      pieces: group,
      nested: nestedSheets(
        group.map(({ id, rough }) => ({
          id,
          name: names.get(id) ?? id,
          width: rough.width,
          height: rough.height,
          grain: build.grain,
        })),
        stockOf(build),
      ),
    }))
}
