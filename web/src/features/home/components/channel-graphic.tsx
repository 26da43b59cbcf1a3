import type { ReactNode } from 'react'

export type ChannelName = 'compete' | 'rank' | 'find' | 'trade' | 'design' | 'run'

const columns = (heights: readonly number[], draw: (height: number, at: number) => ReactNode) =>
  heights.map(draw)

/** The heat sink of an amplifier. */
const fins = Array.from({ length: 18 }, (_, fin) => `M${14 + fin * 8} 8v50`).join('')

const graphics: Record<ChannelName, ReactNode> = {
  compete: columns([5, 7, 4, 8, 6, 7], (lit, column) =>
    Array.from({ length: 9 }, (_, row) => (
      <rect
        key={`${column}-${row}`}
        x={4 + column * 26}
        y={58 - row * 7}
        width="20"
        height="5"
        className={row >= lit ? 'led' : row > 6 ? 'led-clip' : row > 4 ? 'led-hot' : 'led-on'}
      />
    )),
  ),
  rank: columns([150, 128, 116, 84, 60], (length, row) => (
    <g key={length}>
      <rect x="2" y={6 + row * 12} width="156" height="7" className="led" />
      <rect x="2" y={6 + row * 12} width={length} height="7" className={row ? 'fill-edge' : 'led-hot'} />
    </g>
  )),
  find: columns([0, 1, 2, 3, 4], (row) =>
    Array.from({ length: 13 }, (_, column) => (
      <circle
        key={`${row}-${column}`}
        cx={8 + column * 12 + (row % 2) * 6}
        cy={8 + row * 12}
        r={row === 2 && column === 8 ? 5 : 3}
        className={row === 2 && column === 8 ? 'led-hot' : 'led'}
      />
    )),
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
  design: (
    <g fill="none">
      <path className="stroke-line" d="M2 16h156M2 32h156M2 48h156M42 2v60M82 2v60M122 2v60" />
      <path className="stroke-signal-ink" strokeWidth="3" d="M2 60C30 58 40 10 62 10s30 12 96 16" />
    </g>
  ),
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

export function ChannelGraphic({ name, className }: { name: ChannelName; className?: string }) {
  return (
    <svg viewBox="0 0 160 66" className={className} aria-hidden="true">
      {graphics[name]}
    </svg>
  )
}
