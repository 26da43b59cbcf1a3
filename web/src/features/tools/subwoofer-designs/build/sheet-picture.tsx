import type { NestedSheet } from '#shared/tools/enclosures/nested-sheets.ts'
import type { SheetStock } from '#shared/tools/enclosures/sheet-stock.ts'
import { pieceWriting } from './piece-writing.ts'

export type SheetPictureProps = {
  label: string
  sheet: NestedSheet
  stock: SheetStock
  nameOf: (id: string) => string
  selected: string | undefined
  onSelect: (id: string) => void
  /** The scale of the drawing. Its writing keeps its size. */
  zoom?: number
}

/** A sheet with its pieces. The label of a piece names its top edge where it is turned. */
export function SheetPicture({
  label,
  sheet,
  stock,
  nameOf,
  selected,
  onSelect,
  zoom = 1,
}: SheetPictureProps) {
  const { width, height } = stock
  const size = (0.026 * width) / zoom
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full text-ink"
      strokeWidth={(0.003 * width) / zoom}
      fontSize={size}
    >
      <rect width={width} height={height} className="fill-well stroke-edge" />
      {sheet.pieces.map((piece) => {
        const y = height - piece.y - piece.height
        const said = `${nameOf(piece.id)}${piece.turned ? ', top edge at the left' : ''}`
        const { isUpright, lines } = pieceWriting(said, piece, size)
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
            {/* A nested image clips what does not fit. */}
            <svg x={piece.x} y={y} width={piece.width} height={piece.height} aria-hidden="true">
              <g
                fill="currentColor"
                stroke="none"
                transform={isUpright ? `translate(0 ${piece.height}) rotate(-90)` : undefined}
              >
                {lines.map((line, at) => (
                  <text
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                    key={at}
                    x={0.4 * size}
                    y={(1.15 + 1.2 * at) * size}
                  >
                    {line}
                  </text>
                ))}
              </g>
            </svg>
          </g>
        )
      })}
    </svg>
  )
}
