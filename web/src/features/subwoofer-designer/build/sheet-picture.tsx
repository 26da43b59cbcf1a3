import type { NestedSheet } from '#shared/enclosures/nested-sheets.ts'
import type { SheetStock } from '#shared/enclosures/sheet-stock.ts'

export type SheetPictureProps = {
  label: string
  sheet: NestedSheet
  stock: SheetStock
  nameOf: (id: string) => string
  selected: string | undefined
  onSelect: (id: string) => void
}

/** A sheet with its pieces. The label of a piece names its top edge where it is turned. */
export function SheetPicture({ label, sheet, stock, nameOf, selected, onSelect }: SheetPictureProps) {
  const { width, height } = stock
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full text-ink"
      strokeWidth={0.003 * width}
      fontSize={0.026 * width}
    >
      <rect width={width} height={height} className="fill-well stroke-edge" />
      {sheet.pieces.map((piece) => {
        const name = nameOf(piece.id)
        const y = height - piece.y - piece.height
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of panels has the same choice for keys
          <g key={piece.id} className="cursor-pointer" onClick={() => onSelect(piece.id)}>
            <rect
              x={piece.x}
              y={y}
              width={piece.width}
              height={piece.height}
              className={piece.id === selected ? 'fill-raised stroke-signal-ink' : 'fill-raised stroke-edge'}
            />
            <text x={piece.x + 0.01 * width} y={y + 0.03 * width} fill="currentColor">
              {name}
              {piece.turned && ', top edge at the left'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
