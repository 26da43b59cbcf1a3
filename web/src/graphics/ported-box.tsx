export type PortedBoxProps = {
  /** Cubic meters; drawings of different boxes are to one scale. */
  volume: number
  /** Meters; zero draws a sealed box. */
  portLength: number
  label?: string
  className?: string
}

const pixelsPerMetre = 340
const wall = 5
const slot = 14

/** A side section of a slot-ported box: the port folds up the back when it outgrows the depth. */
export function PortedBox({ volume, portLength, label, className }: PortedBoxProps) {
  const side = Math.round(Math.cbrt(volume) * pixelsPerMetre * 0.92)
  const depth = Math.round(side * 1.25)
  const left = (240 - depth) / 2
  const top = (172 - side) / 2
  const right = left + depth
  const bottom = top + side
  const shelf = bottom - wall - slot - wall / 2
  const run = Math.round(portLength * pixelsPerMetre)
  const along = Math.min(run, depth - 2 * wall - slot - wall)
  const up = Math.min(Math.max(0, run - along), side - 4 * wall - 2 * slot)
  const middle = (top + wall + shelf) / 2
  const half = Math.round(Math.min(44, (shelf - top) * 0.36))
  const lead = Math.round(half * 0.45)
  const ported = portLength > 0
  const mouth = ported ? `V${shelf + wall / 2}h${wall}` : `V${bottom - wall}h${wall}`
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 240 172"
      fill="none"
      className={className}
    >
      <path
        className="fill-raised stroke-edge"
        strokeLinejoin="round"
        d={`M${left} ${middle - half}V${top}H${right}V${bottom}H${left}v${-wall}H${right - wall}V${top + wall}H${left + wall}V${middle - half}Z`}
      />
      <path className="fill-raised stroke-edge" d={`M${left} ${middle + half}${mouth}V${middle + half}Z`} />
      {ported && (
        <>
          <path
            className="stroke-edge"
            strokeWidth={wall}
            d={`M${left} ${shelf}h${along + wall}${up > 1 ? `v${-up}` : ''}`}
          />
          <path
            className="stroke-signal"
            strokeWidth="2"
            strokeDasharray="5 4"
            d={`M${left - 16} ${shelf + slot / 2 + 1}H${left + wall + along + (up > 1 ? slot / 2 + 2 : 0)}${up > 1 ? `V${shelf - up}` : ''}`}
          />
        </>
      )}
      <g strokeLinejoin="round" strokeLinecap="round">
        <path
          className="stroke-edge"
          strokeWidth="1.5"
          d={`M${left + wall} ${middle - half}l24 ${lead}h22v${2 * (half - lead)}h-22l-24 ${lead}`}
        />
        <path
          className="stroke-signal"
          strokeWidth="2.5"
          d={`M${left + 2} ${middle - half}q-9 4 -2 10L${left + 24} ${middle - 11}v22L${left} ${middle + half - 10}q-7 6 2 10M${left + 20} ${middle - 13}q-14 13 0 26`}
        />
      </g>
    </svg>
  )
}
