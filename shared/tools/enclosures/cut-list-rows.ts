import type { CutListPiece } from './cut-list.ts'
import { isCircle, type Panel } from './panel.ts'
import { panelName } from './panel-name.ts'

const edgeNames = { top: 'top', bottom: 'bottom', left: 'left', right: 'right' }
const degrees = (angle: number) => `${Math.abs((angle * 180) / Math.PI).toFixed(1)}°`

/** The edges of a panel that lean, such as "top 25.3°"; "inner" where the inner face is the longer one. */
export const bevelText = ({ bevels }: Pick<CutListPiece, 'bevels'>): string =>
  bevels
    .map(({ edge, angle }) => `${edgeNames[edge]} ${degrees(angle)}${angle < 0 ? ', inner face longer' : ''}`)
    .join('; ')

/** Its holes by their sizes, equal ones together. `shown` writes a length in m. */
export function cutOutText({ cutOuts }: Pick<Panel, 'cutOuts'>, shown: (metres: number) => string): string {
  const holes = cutOuts.map((cutOut) =>
    isCircle(cutOut)
      ? { one: `round ${shown(cutOut.diameter)}`, isRound: true }
      : { one: `${shown(cutOut.width)} × ${shown(cutOut.height)}`, isRound: false },
  )
  return [...Map.groupBy(holes, ({ one }) => one).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const { one, isRound } = first
      return others.length === 0 ? [one] : [`${others.length + 1} × ${isRound ? one : `(${one})`}`]
    })
    .join('; ')
}

/** A panel by everything that a shop asks for. */
export type CutListRow = {
  piece: CutListPiece
  panel: Panel
  name: string
  bevels: string
}

export const cutListRows = (panels: readonly Panel[], pieces: readonly CutListPiece[]): CutListRow[] =>
  pieces.flatMap((piece) => {
    const panel = panels.find(({ id }) => id === piece.id)
    return panel ? [{ piece, panel, name: panelName(panel), bevels: bevelText(piece) }] : []
  })
