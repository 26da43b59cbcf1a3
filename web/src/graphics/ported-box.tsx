export type PortedBoxProps = {
  /** Net volume and port length in the same units for every drawing, so that boxes can be compared. */
  volume: number
  /** Zero draws a sealed box. */
  portLength: number
  label?: string
  className?: string
}

const wall = 5
const slot = 15

/** A side section of a slot-ported box, to scale: the port folds up the back when it outgrows the depth. */
export function PortedBox({ volume, portLength, label, className }: PortedBoxProps) {
  const side = Math.cbrt(volume / 0.12) * 150
  const depth = side * 1.18
  const left = (240 - depth) / 2
  const top = (190 - side) / 2
  const right = left + depth
  const bottom = top + side
  const run = (portLength / 0.5) * 150
  const along = Math.min(run, depth - 2 * wall - slot)
  const up = Math.min(run - along, side - 3 * wall - 2 * slot)
  const shelf = bottom - wall - slot
  const middle = (top + shelf) / 2
  const cone = Math.min(48, (shelf - top) * 0.36)
  const ported = portLength > 0
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 240 190"
      fill="none"
      className={className}
    >
      <path
        className="fill-raised stroke-edge"
        strokeWidth="1.5"
        fillRule="evenodd"
        d={`M${left} ${top}H${right}V${bottom}H${left}ZM${left + wall} ${top + wall}V${bottom - wall}H${right - wall}V${top + wall}Z`}
      />
      {ported && (
        <>
          <path className="fill-panel" d={`M${left - 1} ${shelf}h${wall + 2}v${slot}h${-wall - 2}z`} />
          <path
            className="stroke-edge"
            strokeWidth={wall}
            d={`M${left} ${shelf}h${along + wall}${up > 1 ? `v${-up}` : ''}`}
          />
          <path
            className="stroke-signal"
            strokeWidth="2"
            strokeDasharray="5 4"
            d={`M${left - 14} ${shelf + slot / 2 + 1}H${left + wall + along + (up > 1 ? slot / 2 : 0)}${up > 1 ? `V${shelf - up}` : ''}`}
          />
        </>
      )}
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d={`M${left} ${middle - cone}q-7 5 0 10l26 ${cone - 20}v20l-26 ${cone - 20}q-7 5 0 10`} />
        <path d={`M${left + 26} ${middle - 10}q-9 10 0 20`} />
        <path
          className="fill-panel"
          strokeWidth="1.5"
          d={`M${left + 28} ${middle - cone * 0.5}h20v${cone}h-20zM${left} ${middle - cone - 4}l28 ${cone * 0.5}M${left} ${middle + cone + 4}l28 ${-cone * 0.5}`}
        />
      </g>
    </svg>
  )
}
