import { shade } from './color.ts'

/** One woofer from the front. */
export function woofer(
  x: number,
  y: number,
  radius: number,
  { cone, isSquare = false }: { cone: string; isSquare?: boolean },
): string {
  const screws = Array.from({ length: 8 }, (_, at) => {
    const angle = (at / 8) * Math.PI * 2
    return `<circle cx="${x + Math.cos(angle) * radius * 0.95}" cy="${y + Math.sin(angle) * radius * 0.95}" r="${radius * 0.03}" fill="#1b1d20"/>`
  }).join('')
  const frame = isSquare
    ? `<rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" rx="${radius * 0.16}" fill="#6d747b"/><rect x="${x - radius * 0.86}" y="${y - radius * 0.86}" width="${radius * 1.72}" height="${radius * 1.72}" rx="${radius * 0.14}" fill="#17191c"/><rect x="${x - radius * 0.68}" y="${y - radius * 0.68}" width="${radius * 1.36}" height="${radius * 1.36}" rx="${radius * 0.1}" fill="${cone}"/>`
    : `<circle cx="${x}" cy="${y}" r="${radius}" fill="#6d747b"/>${screws}<circle cx="${x}" cy="${y}" r="${radius * 0.88}" fill="#17191c"/><circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="#33373c" stroke-width="${radius * 0.07}"/><circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="${cone}"/><circle cx="${x}" cy="${y}" r="${radius * 0.52}" fill="none" stroke="${shade(cone, -0.25)}" stroke-width="${radius * 0.02}"/>`
  return `${frame}<circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="${shade(cone, -0.35)}"/><path d="M${x - radius * 0.26} ${y - radius * 0.12} A${radius * 0.29} ${radius * 0.29} 0 0 1 ${x + radius * 0.06} ${y - radius * 0.28}" stroke="#fff" stroke-opacity=".4" stroke-width="${radius * 0.05}" fill="none" stroke-linecap="round"/>`
}

export type RearView = {
  paint: string
  /** Columns and rows of woofers in the box. */
  woofers: readonly [columns: number, rows: number]
  cone: string
  isSquare?: boolean
  /** The color of the light in the trunk. */
  glow: string
  /** The front of the box. */
  box: string
}

/** The back of a car with its hatch up and the box in sight, 1000 wide, on a ground at 700. */
export function carRear(
  { paint, woofers: [columns, rows], cone, isSquare = false, glow, box }: RearView,
  id: string,
): string {
  const cell = Math.min(440 / columns, 260 / rows)
  const radius = cell * 0.45
  const [left, top] = [500 - (cell * columns) / 2, 392 - (cell * rows) / 2]
  const all = Array.from({ length: columns * rows }, (_, at) =>
    woofer(left + cell * ((at % columns) + 0.5), top + cell * (Math.floor(at / columns) + 0.5), radius, {
      cone,
      isSquare,
    }),
  ).join('')
  return `
<defs>
  <linearGradient id="${id}paint" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(paint, 0.32)}"/><stop offset=".5" stop-color="${paint}"/><stop offset="1" stop-color="${shade(paint, -0.5)}"/></linearGradient>
  <radialGradient id="${id}glow" cx=".5" cy=".5" r=".7"><stop offset="0" stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
</defs>
<ellipse cx="500" cy="706" rx="440" ry="22" fill="#000" opacity=".5"/>
<rect x="170" y="610" width="120" height="96" rx="22" fill="#0f1113"/><rect x="710" y="610" width="120" height="96" rx="22" fill="#0f1113"/>
<path d="M196 186 L804 186 L770 44 Q500 8 230 44 Z" fill="url(#${id}paint)"/>
<path d="M240 168 L760 168 L736 72 Q500 44 264 72 Z" fill="#1b252d"/><path d="M300 168 L420 168 L470 60 L380 66 Z" fill="#fff" opacity=".12"/>
<path d="M120 660 Q112 420 176 300 L206 190 L794 190 L824 300 Q888 420 880 660 Q500 690 120 660 Z" fill="url(#${id}paint)"/>
<path d="M214 226 L786 226 Q800 240 806 300 L812 556 L188 556 L194 300 Q200 240 214 226 Z" fill="#0b0c0e"/>
<rect x="180" y="220" width="640" height="340" fill="url(#${id}glow)"/>
<path d="M236 250 L764 250 L782 548 L218 548 Z" fill="${box}"/><path d="M236 250 L764 250 L766 262 L234 262 Z" fill="#fff" opacity=".16"/>
${all}
<path d="M140 352 L184 330 L180 470 L128 480 Z" fill="#d8281f"/><path d="M860 352 L816 330 L820 470 L872 480 Z" fill="#d8281f"/>
<path d="M140 352 L184 330 L183 366 L137 386 Z" fill="#ffb9a8"/><path d="M860 352 L816 330 L817 366 L863 386 Z" fill="#ffb9a8"/>
<rect x="412" y="580" width="176" height="52" rx="6" fill="#ece7d8"/><path d="M432 612 q11 -26 22 0 t22 0 t22 0 t22 0 t22 0" stroke="#3a3f45" stroke-width="6" fill="none"/>
<path d="M126 566 Q500 596 874 566 L878 606 Q500 634 122 606 Z" fill="${shade(paint, -0.3)}" opacity=".55"/>`
}
