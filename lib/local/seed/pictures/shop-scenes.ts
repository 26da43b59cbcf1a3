import { woofer } from './car-rear.ts'
import { numbersOf, shade } from './color.ts'

const fade = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** A room of 1200 by 900 with its floor at 690. */
export const room = (name: string, wall: string, floor: string): string =>
  `${fade(`${name}wall`, shade(wall, 0.12), shade(wall, -0.2))}${fade(`${name}floor`, shade(floor, 0.1), shade(floor, -0.25))}<rect width="1200" height="700" fill="url(#${name}wall)"/><rect y="690" width="1200" height="210" fill="url(#${name}floor)"/><rect y="684" width="1200" height="12" fill="${shade(wall, -0.45)}"/>`

export const softLight = (name: string, x: number, y: number, radius: number, color: string): string =>
  `<radialGradient id="${name}light${x}"><stop offset="0" stop-color="${color}" stop-opacity=".8"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name}light${x})"/>`

const wave = (x: number, y: number, width: number, color: string, stroke: number) => {
  const part = width / 8
  return `<path d="M${x} ${y} q${part} ${-part * 1.1} ${part * 2} 0 t${part * 2} 0 t${part * 2} 0 t${part * 2} 0" stroke="${color}" stroke-width="${stroke}" fill="none" stroke-linecap="round"/>`
}

const walls = {
  brick: (color: string) =>
    Array.from({ length: 11 }, (_, row) =>
      Array.from(
        { length: row % 2 ? 8 : 9 },
        (_, at) =>
          `<rect x="${124 + at * 108 + (row % 2) * 50}" y="${216 + row * 44}" width="92" height="34" rx="3" fill="${shade(color, (at * 5 + row * 3) % 4 === 0 ? 0.09 : 0.03)}"/>`,
      ).join(''),
    ).join(''),
  metal: (color: string) =>
    Array.from(
      { length: 24 },
      (_, at) =>
        `<rect x="${122 + at * 40}" y="204" width="16" height="486" fill="${shade(color, 0.14)}" opacity=".55"/>`,
    ).join(''),
  stucco: (color: string) =>
    `<path d="M110 200 L110 172 L250 172 L250 150 L950 150 L950 172 L1090 172 L1090 200 Z" fill="${shade(color, -0.1)}"/><rect x="120" y="560" width="960" height="130" fill="${shade(color, -0.18)}"/>`,
}

export type Front = {
  wall: string
  material: keyof typeof walls
  awning: string
  sky: readonly [string, string]
  light: string
  /** The bay door stands on the left. */
  isTurned?: boolean
  isNight?: boolean
}

/** A shop from the street: a sign, a window with cones, a door and a bay. */
export function shopFront(
  name: string,
  { wall, material, awning, sky, light, isTurned = false, isNight = false }: Front,
): string {
  const stripes = Array.from(
    { length: 10 },
    (_, at) =>
      `<path d="M${200 + at * 46} 392 L${246 + at * 46} 392 L${240 + at * 47} 446 q-24 22 -48 0 Z" fill="${at % 2 === 0 ? awning : '#f4f1ea'}"/>`,
  ).join('')
  const slats = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="762" y="${424 + at * 38}" width="256" height="32" fill="${shade('#8c959d', isNight ? -0.45 : at * 0.03)}"/>`,
  ).join('')
  const window = `<rect x="204" y="440" width="330" height="196" fill="${isNight ? light : '#22303a'}"/>${[280, 368, 456].map((x, at) => woofer(x, 556, 40 + (at % 2) * 12, { cone: shade(light, -0.35) })).join('')}<path d="M204 440 L330 440 L230 636 L204 636 Z" fill="#fff" opacity=".14"/><rect x="204" y="440" width="330" height="196" fill="none" stroke="${shade(wall, -0.55)}" stroke-width="12"/>`
  const door = `<rect x="574" y="440" width="116" height="250" fill="${shade(wall, -0.6)}"/><rect x="588" y="456" width="88" height="150" fill="${isNight ? light : '#31444f'}"/><circle cx="670" cy="640" r="6" fill="#d9d2c3"/>`
  const sign = `<rect x="250" y="236" width="700" height="116" rx="14" fill="${shade(wall, -0.65)}"/><rect x="250" y="236" width="700" height="116" rx="14" fill="none" stroke="${light}" stroke-width="7"/>${woofer(326, 294, 44, { cone: light })}${wave(410, 296, 470, light, 13)}`
  const building = `<rect x="120" y="200" width="960" height="490" fill="${wall}"/>${walls[material](wall)}<rect x="104" y="188" width="992" height="24" fill="${shade(wall, -0.4)}"/>${sign}${window}${door}<rect x="752" y="414" width="276" height="276" fill="${shade(wall, -0.6)}"/>${slats}${stripes}`
  const night = isNight
    ? `${softLight(name, 370, 700, 330, light)}${softLight(name, 630, 720, 220, light)}`
    : ''
  return `${fade(`${name}sky`, sky[0], sky[1])}<rect width="1200" height="900" fill="url(#${name}sky)"/><g ${isTurned ? 'transform="translate(1200 0) scale(-1 1)"' : ''}>${building}</g><rect y="690" width="1200" height="56" fill="${isNight ? '#3a3d44' : '#b9b4aa'}"/><rect y="746" width="1200" height="154" fill="${isNight ? '#1b1d21' : '#5b5f63'}"/><path d="M60 830 h150 M330 830 h150 M600 830 h150 M870 830 h150" stroke="#f3d36b" stroke-width="10" opacity=".7"/>${night}`
}

/** Drivers on the shelves of a listening room. */
export function coneWall(
  name: string,
  { wall, cones, wood }: { wall: string; cones: readonly string[]; wood: string },
): string {
  const next = numbersOf(`${name} cones`)
  const shelves = [0, 1, 2].map((row) => {
    const y = 262 + row * 208
    const drivers = Array.from({ length: 5 }, (_, at) => {
      const radius = 62 + next() * 26
      return `${woofer(150 + at * 225, y - radius - 8, radius, { cone: cones[(at + row) % cones.length] ?? '#333333', isSquare: next() > 0.72 })}<rect x="${122 + at * 225}" y="${y + 6}" width="56" height="16" rx="3" fill="#f5f0e2"/>`
    }).join('')
    return `<rect x="40" y="${y - 8}" width="1120" height="34" fill="${wood}"/><rect x="40" y="${y + 22}" width="1120" height="10" fill="${shade(wood, -0.45)}"/>${drivers}`
  })
  return `${room(name, wall, shade(wall, -0.5))}${softLight(name, 300, 40, 420, '#ffffff')}${softLight(name, 900, 40, 420, '#ffffff')}${shelves.join('')}`
}

/** An enclosure on the bench that it is built on. */
export function boxBench(
  name: string,
  { wall, wood, holes }: { wall: string; wood: string; holes: 1 | 2 },
): string {
  const clamp = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="10" height="170" fill="#c92a2a"/><rect x="${x - 26}" y="${y}" width="62" height="14" fill="#22262a"/><rect x="${x - 26}" y="${y + 96}" width="62" height="14" fill="#22262a"/>`
  const cut = (x: number, radius: number) =>
    `<circle cx="${x}" cy="500" r="${radius}" fill="${shade(wood, -0.7)}"/><circle cx="${x}" cy="500" r="${radius}" fill="none" stroke="${shade(wood, -0.35)}" stroke-width="10"/>`
  const openings = holes === 1 ? cut(600, 112) : `${cut(500, 88)}${cut(716, 88)}`
  return `${room(name, wall, '#6d655b')}${[150, 230, 310, 390, 810, 890, 970, 1050].map((x) => clamp(x, 90)).join('')}${softLight(name, 600, 60, 520, '#fff3d6')}<path d="M340 356 L400 316 L900 316 L860 356 Z" fill="${shade(wood, 0.3)}"/><path d="M860 356 L900 316 L900 620 L860 650 Z" fill="${shade(wood, -0.4)}"/><rect x="340" y="356" width="520" height="294" fill="${wood}"/>${[388, 436, 566, 618].map((y, at) => `<path d="M340 ${y} q130 ${at % 2 ? 12 : -12} 260 0 t260 0" stroke="${shade(wood, -0.18)}" stroke-width="4" fill="none"/>`).join('')}${openings}<rect x="60" y="650" width="1080" height="46" fill="${shade('#a9824f', -0.1)}"/><rect x="110" y="696" width="60" height="204" fill="#6b4f2e"/><rect x="1030" y="696" width="60" height="204" fill="#6b4f2e"/><g transform="translate(120 560)"><rect width="120" height="60" rx="14" fill="#2b2f33"/><rect x="40" y="60" width="40" height="30" fill="#868e96"/><rect x="16" y="-28" width="88" height="34" rx="16" fill="#e8590c"/></g><path d="M930 650 q40 -46 90 -18 t80 18 Z" fill="${shade(wood, 0.35)}"/>`
}

/** Cartons on the racks of a warehouse. */
export function crates(
  name: string,
  { wall, carton, mark }: { wall: string; carton: string; mark: string },
): string {
  const next = numbersOf(`${name} crates`)
  const rows = [0, 1, 2].map((row) => {
    const y = 246 + row * 206
    let x = 66
    let drawn = ''
    while (x < 980) {
      const width = 92 + next() * 84
      const height = 84 + next() * 74
      const color = shade(carton, (next() - 0.5) * 0.35)
      drawn += `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" fill="${color}"/><rect x="${x + width / 2 - 9}" y="${y - height}" width="18" height="${height}" fill="${shade(color, 0.22)}"/>${next() > 0.45 ? wave(x + 14, y - height / 2 + 4, width - 28, mark, 6) : ''}`
      x += width + 8 + next() * 26
    }
    return `${drawn}<rect x="46" y="${y}" width="1108" height="22" fill="#e8590c"/>`
  })
  const posts = [46, 408, 770, 1132].map(
    (x) => `<rect x="${x}" y="60" width="22" height="640" fill="#1864ab"/>`,
  )
  return `${room(name, wall, '#8d9297')}${rows.join('')}${posts.join('')}<g transform="translate(180 700)"><rect width="330" height="22" fill="#a9824f"/><rect y="34" width="330" height="14" fill="#7d5c33"/>${[0, 150, 300].map((x) => `<rect x="${x}" y="20" width="30" height="18" fill="#7d5c33"/>`).join('')}<rect x="30" y="-110" width="130" height="110" fill="${shade(carton, 0.1)}"/><rect x="170" y="-150" width="140" height="150" fill="${carton}"/></g>`
}
