export type ConeSectionProps = {
  /** The travel from −1, all the way in, to 1, all the way out. */
  travel?: number
  label?: string
  className?: string
}

/** One half of the driver; the other is its mirror image about the pole. */
function Half({ shift }: { shift: number }) {
  const cone = 74 - shift
  const neck = 150 - shift
  return (
    <>
      <g className="fill-raised stroke-edge" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M190 62h16v8h-8l-44 96h-12l34-84z" />
        <path d="M0 268h128v-18H34v-74H0" />
        <path d="M58 168h82v16H58z" />
        <path d="M66 184h68v66H66z" className="fill-well stroke-edge" />
      </g>
      <path d="M70 188h60v58H70z" className="hatch" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="stroke-edge"
          d={`M48 ${neck + 8}q8 -10 16 0t16 0 16 0 16 0 16 0L152 152`}
          strokeWidth="2"
        />
        <path className="stroke-signal" d={`M50 ${neck}L158 ${cone}`} />
        <path
          className="stroke-signal"
          d={`M158 ${cone}C160 ${cone - 34} 190 ${40 - shift / 2} 192 64`}
          strokeWidth="6"
        />
        <path className="stroke-signal" d={`M0 ${neck - 46}Q32 ${neck - 46} 58 ${neck - 7}`} />
        <path className="stroke-ink" d={`M46 ${neck - 8}V${neck + 84}`} strokeWidth="2" />
      </g>
      <path
        d={`M51 ${neck + 20}v48`}
        className="stroke-signal"
        strokeWidth="5.2"
        strokeLinecap="round"
        strokeDasharray="0 6"
      />
    </>
  )
}

/** A subwoofer cut through its axis. The moving parts are lit, the fixed parts are metal. */
export function ConeSection({ travel = 0, label, className }: ConeSectionProps) {
  const shift = Math.max(-1, Math.min(1, travel)) * 20
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="-216 16 432 262"
      className={className}
    >
      <path d="M0 20V276" className="stroke-line" strokeDasharray="12 4 2 4" />
      <Half shift={shift} />
      <g transform="scale(-1 1)">
        <Half shift={shift} />
      </g>
    </svg>
  )
}
