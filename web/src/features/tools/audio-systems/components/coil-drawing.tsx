import type { DriverWiring } from '#shared/tools/wiring/driver-wirings.ts'

export type CoilDrawingProps = { wiring: DriverWiring }

const coil = { width: 44, height: 20 }
const gap = 16

const number = (count: number) => (count === 1 ? 'one' : String(count))

const left = 20
const placeOf = (column: number) => left + gap + column * (coil.width + gap)

/**
 * Draws the wire from one end of a string to the other, but not through its coils. Pairs in parallel reach a
 * little farther.
 */
function wireBetween(columns: number, y: number, reach: number, width: number): string {
  const starts = Array.from({ length: columns }, (_, column) => placeOf(column) - reach)
  const ends = [left, ...starts.map((x) => x + coil.width + 2 * reach)]
  return [...starts, width - left].map((to, at) => `M${ends[at]} ${y}H${to}`).join('')
}

/** The network of coils between both ends of an output, and in words. */
export function CoilDrawing({ wiring: { coils, series, strings } }: CoilDrawingProps) {
  const rowsOfDriver = coils === 'parallel' ? 2 : 1
  const coilsInRow = coils === 'series' ? 2 : 1
  const columns = series * coilsInRow
  const stringHeight = rowsOfDriver * (coil.height + 6) + 12
  const width = columns * (coil.width + gap) + gap + 40
  const height = strings * stringHeight
  const words = `${number(strings)} ${strings === 1 ? 'string' : 'strings'} of ${number(series)} ${series === 1 ? 'driver' : 'drivers'}${coils === 'single' ? '' : `, coils in ${coils}`}`
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="max-w-full text-ink"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M${left} ${stringHeight / 2}V${height - stringHeight / 2}`} />
      <path d={`M${width - left} ${stringHeight / 2}V${height - stringHeight / 2}`} />
      {Array.from({ length: strings }, (_, string) => {
        const middle = string * stringHeight + stringHeight / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a string is its place
          <g key={string}>
            <path d={wireBetween(columns, middle, rowsOfDriver === 2 ? 6 : 0, width)} />
            {Array.from({ length: columns }, (_, column) => {
              const x = placeOf(column)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a coil is its place
                <g key={column}>
                  {rowsOfDriver === 1 ? (
                    <rect x={x} y={middle - coil.height / 2} width={coil.width} height={coil.height} rx={3} />
                  ) : (
                    <>
                      <path
                        d={`M${x - 6} ${middle - 13}V${middle + 13}M${x + coil.width + 6} ${middle - 13}V${middle + 13}`}
                      />
                      {[-13, 13].map((by) => (
                        <g key={by}>
                          <path d={`M${x - 6} ${middle + by}H${x + coil.width + 6}`} />
                          <rect
                            x={x}
                            y={middle + by - coil.height / 2}
                            width={coil.width}
                            height={coil.height}
                            rx={3}
                          />
                        </g>
                      ))}
                    </>
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
      <g stroke="none" fill="currentColor" fontSize="12">
        <text x={4} y={stringHeight / 2 + 4}>
          +
        </text>
        <text x={width - 12} y={stringHeight / 2 + 4}>
          −
        </text>
      </g>
    </svg>
  )
}
