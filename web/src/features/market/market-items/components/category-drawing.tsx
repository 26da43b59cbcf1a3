import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'

/** Each kind of thing as one line on 64 by 48; the second is what is lit. */
const drawings: Record<ItemCategory, readonly [line: string, lit: string]> = {
  subwoofers: [
    'M12 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0M17 24a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
    'M26 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  ],
  amplifiers: ['M6 12h52v24H6zM12 12v24M18 12v24M46 12v24M52 12v24M10 40v-4M54 40v-4', 'M24 24h12M41 24h.01'],
  head_units: [
    'M6 12h52v24H6zM22 17h26v14H22zM10 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M53 18v12',
    'M27 27v-5l5 3 6-6 5 4',
  ],
  speakers: [
    'M8 27a13 13 0 1 0 26 0a13 13 0 1 0-26 0M13 27a8 8 0 1 0 16 0a8 8 0 1 0-16 0M42 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0M49 30v10M44 40h10',
    'M47 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ],
  processors: [
    'M20 10h24v28H20zM20 16h-8M20 24h-8M20 32h-8M44 16h8M44 24h8M44 32h8',
    'M25 30c4 0 4-12 8-12s2 6 6 6',
  ],
  enclosures: [
    'M6 18l12-8h40v22l-12 8H6zM6 18h40v22M46 18l12-8M36 23h6v12h-6z',
    'M12 29a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  ],
  wiring: [
    'M10 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0M16 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M24 38h20a8 8 0 0 0 8-8v-8',
    'M48 22h8v-8h-8zM50 14V9M54 14V9',
  ],
  batteries_alternators: ['M8 16h48v24H8zM14 16v-5h9v5M41 16v-5h9v5', 'M14 27h9M41 27h9M45.5 22.5v9'],
  deadening: ['M8 34l14-24h34L42 34zM8 34v5h34v-5M42 39l14-24v-5M16 28h30M22 19h29', 'M8 34c4-7 12-7 12 0'],
  tools_meters: [
    'M12 6h24v36H12zM16 10h16v10H16zM18 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0M36 38c10 0 16-4 16-14V10',
    'M24 30l3-4M52 10V6',
  ],
  vehicles: [
    'M6 34V25l8-3 7-10h20l9 10 8 3v9h-6M20 34h24M12 34H6M21 12v10h29M35 12v10',
    'M12 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0M44 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  ],
  other: ['M8 16l24-9 24 9v20l-24 7-24-7zM8 16l24 8 24-8M32 24v19', 'M20 11.5l24 8.5v7'],
}

/** A drawing of the kind of thing, where there is no picture of the thing itself. */
export function CategoryDrawing({ category }: { category: ItemCategory }) {
  const [line, lit] = drawings[category]
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      className="h-12 w-16"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={line} stroke="currentColor" />
      <path d={lit} className="stroke-signal-ink" />
    </svg>
  )
}
