import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { boxDrawing, type DrawnSide } from '../solids/box-drawings.ts'

export type DrawingProps = {
  box: BuiltBox
  side: DrawnSide
  selected?: string | undefined
  shown: (metres: number) => string
}

const names: Record<DrawnSide, string> = { front: 'Front', side: 'Right side', top: 'From above' }

/** Room for the lengths around a drawing, in shares of its longer side. */
const margin = 0.16

/** A side of the box with its lengths. Colors come from the page, so it is also its own drawing as a file. */
export function Drawing({ box, side, selected, shown }: DrawingProps) {
  const { width, height, lines, hidden } = boxDrawing(box, side)
  const long = Math.max(width, height)
  const room = margin * long
  const letter = 0.045 * long
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`
  return (
    <figure className="m-0 grid gap-2">
      <svg
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={`${names[side]}: ${shown(width)} wide, ${shown(height)} high`}
        viewBox={`${-room} ${-0.04 * long} ${width + 1.3 * room} ${height + room + 0.04 * long}`}
        className="block h-80 w-full text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth={0.003 * long}
        data-drawing={side}
      >
        {lines.map(({ id, points, isHole }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={at}
            d={path(points)}
            className={id === selected ? 'stroke-signal-ink' : undefined}
            strokeWidth={(isHole ? 0.005 : 0.003) * long}
          />
        ))}
        {hidden.map((points, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={at}
            d={path(points)}
            strokeDasharray={`${0.015 * long} ${0.01 * long}`}
          />
        ))}
        <g fill="currentColor" stroke="none" fontSize={letter} textAnchor="middle">
          <text x={width / 2} y={height + 0.72 * room}>
            {shown(width)}
          </text>
          <text transform={`translate(${-0.45 * room} ${height / 2}) rotate(-90)`}>{shown(height)}</text>
        </g>
        <path
          d={`M0 ${height + 0.3 * room}H${width}M${-0.3 * room} 0V${height}`}
          strokeWidth={0.002 * long}
        />
      </svg>
      <figcaption className="text-sm text-dim">{names[side]}</figcaption>
    </figure>
  )
}
