import { shade } from './color.ts'

/** The outline of a body, seen from the side and driving to the right, on a ground at 300. */
type Outline = {
  deckY: number
  deckEnd: number
  roofA: number
  roofB: number
  roofY: number
  cowl: number
  cowlY: number
  hoodY: number
  front: number
  rearWheel: number
  frontWheel: number
  wheel: number
}

export const bodies = {
  sedan: {
    deckY: 158,
    deckEnd: 196,
    roofA: 400,
    roofB: 560,
    roofY: 66,
    cowl: 700,
    cowlY: 142,
    hoodY: 164,
    front: 940,
    rearWheel: 236,
    frontWheel: 774,
    wheel: 58,
  },
  coupe: {
    deckY: 166,
    deckEnd: 150,
    roofA: 420,
    roofB: 520,
    roofY: 82,
    cowl: 668,
    cowlY: 150,
    hoodY: 168,
    front: 946,
    rearWheel: 226,
    frontWheel: 782,
    wheel: 62,
  },
  hatch: {
    deckY: 140,
    deckEnd: 96,
    roofA: 236,
    roofB: 540,
    roofY: 62,
    cowl: 704,
    cowlY: 142,
    hoodY: 168,
    front: 886,
    rearWheel: 214,
    frontWheel: 734,
    wheel: 56,
  },
  wagon: {
    deckY: 140,
    deckEnd: 78,
    roofA: 180,
    roofB: 566,
    roofY: 70,
    cowl: 706,
    cowlY: 144,
    hoodY: 166,
    front: 940,
    rearWheel: 232,
    frontWheel: 772,
    wheel: 58,
  },
  suv: {
    deckY: 120,
    deckEnd: 74,
    roofA: 132,
    roofB: 576,
    roofY: 22,
    cowl: 694,
    cowlY: 118,
    hoodY: 138,
    front: 930,
    rearWheel: 226,
    frontWheel: 764,
    wheel: 70,
  },
  van: {
    deckY: 110,
    deckEnd: 66,
    roofA: 96,
    roofB: 690,
    roofY: -14,
    cowl: 800,
    cowlY: 118,
    hoodY: 150,
    front: 936,
    rearWheel: 220,
    frontWheel: 782,
    wheel: 60,
  },
  pickup: {
    deckY: 138,
    deckEnd: 396,
    roofA: 424,
    roofB: 574,
    roofY: 34,
    cowl: 690,
    cowlY: 124,
    hoodY: 142,
    front: 948,
    rearWheel: 216,
    frontWheel: 778,
    wheel: 70,
  },
} as const satisfies Record<string, Outline>

export type Body = keyof typeof bodies

const rear = 56
const sill = 248

function outlineOf(body: Outline): string {
  const { deckY, deckEnd, roofA, roofB, roofY, cowl, cowlY, hoodY, front, rearWheel, frontWheel, wheel } =
    body
  const arch = wheel + 12
  const away = Math.sqrt(arch ** 2 - 4)
  const around = (x: number) => `L${x + away} ${sill} A${arch} ${arch} 0 0 0 ${x - away} ${sill}`
  return [
    `M${rear + 6} ${sill - 6}`,
    `C${rear - 8} ${sill - 40} ${rear - 4} ${deckY + 24} ${rear + 14} ${deckY}`,
    `L${deckEnd} ${deckY - 8}`,
    `C${deckEnd + (roofA - deckEnd) * 0.45} ${deckY - 30} ${roofA - (roofA - deckEnd) * 0.35} ${roofY + 6} ${roofA} ${roofY}`,
    `Q${(roofA + roofB) / 2} ${roofY - 10} ${roofB} ${roofY + 2}`,
    `C${roofB + (cowl - roofB) * 0.42} ${roofY + 10} ${cowl - (cowl - roofB) * 0.3} ${cowlY - 24} ${cowl} ${cowlY}`,
    `C${cowl + 60} ${cowlY + 6} ${front - 80} ${hoodY - 8} ${front - 20} ${hoodY + 12}`,
    `C${front - 2} ${hoodY + 26} ${front + 4} ${sill - 34} ${front - 4} ${sill - 4}`,
    around(frontWheel),
    around(rearWheel),
    'Z',
  ].join(' ')
}

/** The windows, within the roof and above the shoulder. */
function windowsOf(kind: Body, { deckY, deckEnd, roofA, roofB, roofY, cowl, cowlY }: Outline): string[] {
  const low = Math.min(deckY, cowlY) - 2
  const high = roofY + 16
  const post = (roofA + roofB) / 2 + (kind === 'pickup' ? 6 : kind === 'van' ? 150 : 14)
  const lean = (cowl - roofB) * 0.78
  const frontPane = `M${post + 8} ${high} L${roofB - 6} ${high + 1} C${roofB + lean * 0.5} ${high + 12} ${roofB + lean * 0.8} ${low - 26} ${roofB + lean} ${low} L${post + 8} ${low} Z`
  const back = deckEnd + (roofA - deckEnd) * 0.42
  if (kind === 'pickup') {
    const start = roofA + 6
    return [frontPane, `M${start} ${high} L${post - 8} ${high} L${post - 8} ${low} L${start - 4} ${low} Z`]
  }
  if (kind === 'van') return [frontPane]
  const rearPane = `M${back + 14} ${low} C${back + (roofA - back) * 0.5} ${low - 34} ${roofA - 10} ${high + 2} ${roofA + 12} ${high} L${post - 8} ${high} L${post - 8} ${low} Z`
  return [frontPane, rearPane]
}

function wheelAt(x: number, y: number, radius: number, rim: { color: string; spokes: number }): string {
  const spokes = Array.from({ length: rim.spokes }, (_, at) => {
    const angle = (at / rim.spokes) * Math.PI * 2 + 0.3
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const inner = radius * 0.14
    const outer = radius * 0.66
    return `<line x1="${x + dx * inner}" y1="${y + dy * inner}" x2="${x + dx * outer}" y2="${y + dy * outer}" stroke="${rim.color}" stroke-width="${radius * (rim.spokes > 7 ? 0.09 : 0.17)}" stroke-linecap="round"/>`
  }).join('')
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#101214"/><circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="#2a2e33"/><circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="#4a5057"/>${spokes}<circle cx="${x}" cy="${y}" r="${radius * 0.7}" fill="none" stroke="${rim.color}" stroke-width="${radius * 0.07}"/><circle cx="${x}" cy="${y}" r="${radius * 0.13}" fill="${rim.color}"/>`
}

export type SideView = {
  body: Body
  paint: string
  rim?: string
  spokes?: number
  /** Headlights and tail lights shine. */
  isLit?: boolean
  /** A stripe along the body. */
  stripe?: string
}

/** A car from the side, 1000 wide, standing on a ground at 300. `id` keeps its gradients apart from those of others. */
export function carSide(
  { body: kind, paint, rim = '#c9ced4', spokes = 5, isLit = false, stripe }: SideView,
  id: string,
): string {
  const body = bodies[kind]
  const { deckY, roofA, roofB, cowl, cowlY, hoodY, front, rearWheel, frontWheel, wheel } = body
  const outline = outlineOf(body)
  const axle = 300 - wheel
  const post = (roofA + roofB) / 2 + 14
  const glass = windowsOf(kind, body)
    .map(
      (pane) =>
        `<path d="${pane}" fill="url(#${id}glass)" stroke="${shade(paint, -0.55)}" stroke-width="5"/>`,
    )
    .join('')
  const shoulder = Math.min(deckY, cowlY) + 22
  const door = kind === 'van' ? post + 150 : post
  return `
<defs>
  <linearGradient id="${id}paint" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${shade(paint, 0.38)}"/><stop offset=".36" stop-color="${shade(paint, 0.08)}"/>
    <stop offset=".5" stop-color="${shade(paint, 0.24)}"/><stop offset=".62" stop-color="${paint}"/><stop offset="1" stop-color="${shade(paint, -0.5)}"/>
  </linearGradient>
  <linearGradient id="${id}glass" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#9fb4c4"/><stop offset=".45" stop-color="#2b3944"/><stop offset="1" stop-color="#12181d"/>
  </linearGradient>
  <clipPath id="${id}clip"><path d="${outline}"/></clipPath>
</defs>
<ellipse cx="500" cy="302" rx="470" ry="16" fill="#000" opacity=".45"/>
${[rearWheel, frontWheel].map((x) => `<circle cx="${x}" cy="${axle - 4}" r="${wheel + 12}" fill="#0b0c0e"/>`).join('')}
<path d="${outline}" fill="url(#${id}paint)"/>
<g clip-path="url(#${id}clip)">
  ${stripe ? `<path d="M0 ${shoulder + 34} L1000 ${shoulder + 12} L1000 ${shoulder + 34} L0 ${shoulder + 58} Z" fill="${stripe}"/>` : ''}
  <path d="M${rear} ${shoulder} Q500 ${shoulder - 12} ${front} ${hoodY + 26}" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>
  <rect x="40" y="${sill - 22}" width="920" height="30" fill="#0d0f11" opacity=".55"/>
</g>
${glass}
<g stroke="${shade(paint, -0.6)}" stroke-width="3" fill="none" opacity=".8">
  <path d="M${door} ${Math.min(deckY, cowlY)} L${door - 6} ${sill - 24}"/>
  <path d="M${cowl - 26} ${cowlY + 8} Q${cowl - 40} ${sill - 60} ${cowl - 30} ${sill - 24}"/>
  ${kind === 'pickup' ? `<path d="M${roofA - 20} ${deckY} L${roofA - 20} ${sill - 24}"/>` : ''}
</g>
<rect x="${door + 18}" y="${shoulder + 8}" width="34" height="7" rx="3" fill="${shade(paint, -0.45)}"/>
<path d="M${front - 58} ${hoodY + 18} Q${front - 12} ${hoodY + 22} ${front - 8} ${hoodY + 46} L${front - 46} ${hoodY + 38} Z" fill="${isLit ? '#fff4cf' : '#dfe6ea'}"/>
<path d="M${rear + 8} ${deckY + 22} L${rear + 38} ${deckY + 20} L${rear + 34} ${deckY + 48} L${rear + 1} ${deckY + 54} Z" fill="${isLit ? '#ff3b2f' : '#a31f1a'}"/>
${wheelAt(rearWheel, axle, wheel, { color: rim, spokes })}${wheelAt(frontWheel, axle, wheel, { color: rim, spokes })}
${isLit ? `<path d="M${front - 20} ${hoodY + 22} L${front + 300} ${hoodY - 10} L${front + 300} 300 L${front - 16} ${hoodY + 48} Z" fill="#ffe9ae" opacity=".16"/>` : ''}`
}
