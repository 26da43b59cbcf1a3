import type { ReactNode } from 'react'

export type ChannelName =
  | 'compete'
  | 'rank'
  | 'show'
  | 'find'
  | 'shop'
  | 'tune'
  | 'trade'
  | 'run'
  | 'trust'
  | 'keep'

const columns = (heights: readonly number[], draw: (height: number, at: number) => ReactNode) =>
  heights.map(draw)

const levels = [5, 7, 4, 8, 6, 7]

/**
 * The lamps of six meters between two rows, as one path of dashes: an element for each lamp would cost more than it
 * shows.
 */
const lamps = (from: number, to: (level: number) => number) =>
  levels
    .map((level, at) => [at, to(level) - from] as const)
    .filter(([, count]) => count > 0)
    .map(([at, count]) => `M${14 + at * 26} ${63 - from * 7}v-${count * 7 - 2}`)
    .join('')

const lit = (from: number, most: number) => lamps(from, (level) => Math.min(most, level))

/** Rows of dots, every second one moved by half a step. A dot is a dash without length that has round ends. */
const dots = Array.from({ length: 5 }, (_, row) => `M${8 + (row % 2) * 6} ${8 + row * 12}h145`).join('')

/** The heat sink of an amplifier. */
const fins = Array.from({ length: 18 }, (_, fin) => `M${14 + fin * 8} 8v50`).join('')

const graphics: Record<ChannelName, ReactNode> = {
  compete: (
    <g strokeWidth="20" strokeDasharray="5 2">
      <path d={lamps(0, () => 9)} className="stroke-unlit" />
      <path d={lit(0, 5)} className="stroke-ok" />
      <path d={lit(5, 7)} className="stroke-signal" />
      <path d={lit(7, 9)} className="stroke-clip" />
    </g>
  ),
  rank: columns([150, 128, 116, 84, 60], (length, row) => (
    <g key={length}>
      <rect x="2" y={6 + row * 12} width="156" height="7" className="led" />
      <rect x="2" y={6 + row * 12} width={length} height="7" className={row ? 'fill-edge' : 'led-hot'} />
    </g>
  )),
  show: (
    <g strokeWidth="2">
      <path className="fill-raised stroke-edge" d="M3 6h154v54H3z" />
      <circle cx="32" cy="33" r="15" className="led-hot" />
      <path className="fill-edge" d="M60 18h64v7H60zM60 31h82v5H60zM60 42h46v5H60z" />
    </g>
  ),
  find: (
    <>
      <path d={dots} className="stroke-unlit" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 12" />
      <circle cx="104" cy="32" r="5" className="led-hot" />
    </>
  ),
  /** A front with its awning, and the sign that says that it is open. */
  shop: (
    <g strokeWidth="2">
      <path className="fill-raised stroke-edge" d="M22 24h116v36H22z" />
      <path className="fill-panel stroke-edge" d="M34 34h52v18H34zM102 34h24v26h-24z" />
      <path className="fill-edge" d="M22 6h116l10 18H12z" />
      <path className="stroke-signal-ink" strokeWidth="3" d="M44 43h22" />
      <circle cx="76" cy="43" r="3" className="led-hot" />
    </g>
  ),
  trade: (
    <g fill="none" strokeWidth="2">
      <path className="fill-raised stroke-edge" d="M3 8h154v50H3z" />
      <path className="stroke-edge" d={fins} />
      <path className="fill-panel stroke-edge" d="M56 22h48v22H56z" />
      <path className="stroke-signal-ink" strokeWidth="3" d="M64 33h22" />
      <circle cx="96" cy="33" r="3" className="led-hot" />
    </g>
  ),
  tune: (
    <g fill="none">
      <path className="stroke-line" d="M2 16h156M2 32h156M2 48h156M42 2v60M82 2v60M122 2v60" />
      <path className="stroke-signal-ink" strokeWidth="3" d="M2 60C30 58 40 10 62 10s30 12 96 16" />
    </g>
  ),
  trust: (
    <g fill="none">
      <path className="fill-raised stroke-edge" strokeWidth="2" d="M40 4h64l16 16v42H40z" />
      <path className="stroke-edge" strokeWidth="2" d="M104 4v16h16" />
      <path className="stroke-line" strokeWidth="5" d="M52 22h36M52 34h26" />
      <path className="stroke-signal-ink" strokeWidth="5" d="M74 42l12 12 26-28" />
    </g>
  ),
  /** The code of an authenticator, half typed. */
  keep: columns([0, 1, 2, 3, 4, 5], (place) => (
    <g key={place}>
      <rect
        x={3 + place * 26}
        y="14"
        width="22"
        height="38"
        rx="2"
        className="fill-raised stroke-edge"
        strokeWidth="2"
      />
      {place < 4 && (
        <circle cx={14 + place * 26} cy="33" r="5" className={place === 3 ? 'led-hot' : 'led-on'} />
      )}
    </g>
  )),
  run: columns([44, 18, 30, 12, 38, 24], (y, at) => (
    <g key={y}>
      <path d={`M${14 + at * 26} 4V60`} className="stroke-edge" strokeWidth="2" />
      <rect
        x={5 + at * 26}
        y={y}
        width="18"
        height="9"
        rx="1"
        className={at === 3 ? 'led-hot' : 'fill-dim'}
      />
    </g>
  )),
}

export function ChannelGraphic({ name }: { name: ChannelName }) {
  return (
    <svg viewBox="0 0 160 66" aria-hidden="true">
      {graphics[name]}
    </svg>
  )
}
