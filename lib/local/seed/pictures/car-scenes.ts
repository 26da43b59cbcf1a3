import { carRear } from './car-rear.ts'
import { type Body, carSide } from './car-side.ts'
import { shade } from './color.ts'
import { cone, meterTower, soundWaves } from './meter.ts'
import { type SceneryName, sceneries } from './scenery.ts'
import { room, softLight } from './shop-scenes.ts'

/** A car in an install bay, with its hatch up. */
export function installBay(
  name: string,
  {
    wall,
    paint,
    accent,
    woofers,
  }: { wall: string; paint: string; accent: string; woofers: readonly [number, number] },
): string {
  const tools = Array.from(
    { length: 8 },
    (_, at) =>
      `<rect x="${70 + at * 26}" y="${226 + (at % 3) * 14}" width="10" height="${96 - (at % 4) * 16}" rx="4" fill="${['#c92a2a', '#868e96', '#f3c623'][at % 3]}"/>`,
  ).join('')
  const chest = `<g transform="translate(960 430)"><rect width="190" height="260" rx="8" fill="${accent}"/>${[0, 1, 2, 3, 4].map((at) => `<rect x="10" y="${14 + at * 48}" width="170" height="40" fill="${shade(accent, -0.2)}"/><rect x="64" y="${28 + at * 48}" width="62" height="8" fill="#dee2e6"/>`).join('')}</g>`
  const car = carRear({ paint, woofers, cone: shade(accent, -0.2), glow: accent, box: '#2b211a' }, name)
  return `${room(name, wall, '#81878c')}<rect x="40" y="190" width="250" height="170" fill="#6b5236"/>${tools}${[330, 870].map((x) => `<rect x="${x - 150}" y="60" width="300" height="18" rx="9" fill="#f8fdff"/>${softLight(name, x, 70, 300, '#e7f5ff')}`).join('')}${chest}<g transform="translate(130 120) scale(.88)">${car}</g><path d="M0 790 h1200" stroke="${accent}" stroke-width="12" opacity=".7"/>`
}

/** A van at work before a house. */
export function mobileVan(
  name: string,
  { paint, stripe, house }: { paint: string; stripe: string; house: string },
): string {
  return `<rect width="1200" height="900" fill="#a9d3e8"/><circle cx="1010" cy="130" r="66" fill="#fff3bf"/><path d="M0 560 Q300 470 620 540 T1200 520 L1200 720 L0 720 Z" fill="#7fae6a"/><rect x="120" y="330" width="470" height="330" fill="${house}"/><path d="M80 340 L355 160 L630 340 Z" fill="${shade(house, -0.45)}"/><rect x="170" y="430" width="180" height="230" fill="#f1ece1"/>${[0, 1, 2, 3].map((at) => `<path d="M170 ${480 + at * 46} h180" stroke="#b8b0a1" stroke-width="6"/>`).join('')}<rect x="420" y="430" width="110" height="110" fill="#d0ebff" stroke="#ffffff" stroke-width="12"/><rect y="650" width="1200" height="250" fill="#8f9498"/><path d="M0 650 h1200 v26 h-1200 Z" fill="#c9c4b8"/><g transform="translate(330 420) scale(.86)">${carSide({ body: 'van', paint, stripe, spokes: 6 }, name)}</g><path d="M300 470 L640 420 L640 444 L300 500 Z" fill="${stripe}"/><path d="M304 490 V690" stroke="#495057" stroke-width="9"/><g transform="translate(180 640)"><rect width="150" height="70" rx="8" fill="#c92a2a"/><rect x="50" y="-18" width="50" height="20" fill="#22262a"/></g>${cone(1120, 780)}`
}

/** A car at the meter of a place that can be rented. */
export function lane(
  name: string,
  {
    at,
    body,
    paint,
    text,
    light,
  }: { at: SceneryName; body: Body; paint: string; text: string; light: string },
): string {
  const isLit = at === 'nightLot'
  const barrier = Array.from(
    { length: 12 },
    (_, part) =>
      `<rect x="${part * 100}" y="790" width="100" height="34" fill="${part % 2 ? '#f8f9fa' : '#e03131'}"/>`,
  ).join('')
  return `${sceneries[at](name)}${soundWaves(330, 560, light)}<g transform="translate(250 450) scale(.76)">${carSide({ body, paint, isLit, spokes: 6 }, name)}</g>${meterTower(140, text, '#ffa51f')}${cone(1060, 770)}${cone(1140, 770)}${barrier}`
}

/** A dashboard with a screen that shows an equalizer. */
export function dashboard({ sky, light, trim }: { sky: string; light: string; trim: string }): string {
  const bars = Array.from({ length: 11 }, (_, at) => {
    const height = 40 + Math.abs(Math.sin(at * 0.8 + 1)) * 150
    return `<rect x="${596 + at * 37}" y="${640 - height}" width="23" height="${height}" rx="6" fill="${light}"/>`
  }).join('')
  return `<rect width="1200" height="900" fill="${sky}"/><path d="M0 360 L300 280 L620 330 L900 260 L1200 340 V480 H0 Z" fill="${shade(sky, -0.35)}"/><path d="M0 0 H1200 V60 Q600 20 0 60 Z" fill="#17191c"/><path d="M0 430 Q600 340 1200 430 V900 H0 Z" fill="${trim}"/><path d="M0 430 Q600 340 1200 430 V470 Q600 380 0 470 Z" fill="${shade(trim, 0.18)}"/><rect x="560" y="420" width="470" height="260" rx="18" fill="#0a0c0e" stroke="#495057" stroke-width="8"/>${bars}<path d="M590 470 q110 -60 210 10 t200 -20" stroke="#ffffff" stroke-opacity=".75" stroke-width="6" fill="none"/><circle cx="640" cy="750" r="38" fill="#22262a" stroke="#868e96" stroke-width="6"/><circle cx="950" cy="750" r="38" fill="#22262a" stroke="#868e96" stroke-width="6"/>${[0, 1, 2].map((at) => `<rect x="${716 + at * 62}" y="730" width="46" height="40" rx="8" fill="#22262a"/>`).join('')}<circle cx="270" cy="650" r="220" fill="none" stroke="#1b1d20" stroke-width="50"/><circle cx="270" cy="650" r="84" fill="#26292d"/><path d="M190 650 H60 M350 650 H480 M270 734 V860" stroke="#26292d" stroke-width="44"/>`
}

/** The shell of a door with foil and a driver in it. */
export function openDoor(
  name: string,
  { wall, foil, paint }: { wall: string; foil: string; paint: string },
): string {
  const sheets = Array.from({ length: 15 }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    return `<rect x="${360 + column * 100}" y="${352 + row * 92}" width="94" height="86" fill="${shade(foil, ((at * 7) % 5) * 0.07 - 0.12)}"/><path d="M${366 + column * 100} ${358 + row * 92} l80 70" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>`
  }).join('')
  const ring = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#17191c"/><circle cx="${x}" cy="${y}" r="${radius * 0.78}" fill="#3b4046"/><circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="#868e96"/>`
  return `${room(name, wall, '#6f757a')}${softLight(name, 620, 80, 560, '#ffffff')}<path d="M300 640 L280 300 Q380 130 640 120 L900 118 L930 640 Z" fill="${paint}"/><path d="M350 300 Q430 190 640 180 L850 178 L856 300 Z" fill="${shade(wall, 0.35)}"/><path d="M330 330 L890 330 L904 628 L330 628 Z" fill="${shade(paint, -0.45)}"/>${sheets}${ring(470, 530, 78)}${ring(800, 390, 34)}<rect x="700" y="480" width="120" height="30" rx="14" fill="#22262a"/><path d="M250 690 L330 630 H900 L980 690" stroke="#343a40" stroke-width="20" fill="none"/><path d="M1010 690 v-150 a50 50 0 0 1 100 0 v150 Z" fill="${foil}"/><circle cx="1060" cy="540" r="22" fill="#6b5236"/>`
}

/** A car in new colors, and the roll that they come from. */
export function wrapStudio(
  name: string,
  { ground, paint, stripe }: { ground: string; paint: string; stripe: string },
): string {
  const lamp = (x: number) =>
    `<path d="M${x - 90} 120 h180 l-34 120 h-112 Z" fill="#ffffff"/><rect x="${x - 5}" y="240" width="10" height="450" fill="#343a40"/>${softLight(name, x, 210, 260, '#ffffff')}`
  return `${room(name, ground, shade(ground, -0.25))}${lamp(150)}${lamp(1050)}<g transform="translate(110 420) scale(.98)">${carSide({ body: 'coupe', paint, stripe, rim: '#22262a', spokes: 7 }, name)}</g><g transform="translate(150 770)"><rect width="420" height="76" rx="38" fill="${stripe}"/><circle cx="420" cy="38" r="38" fill="${shade(stripe, -0.3)}"/><circle cx="420" cy="38" r="14" fill="#f1f3f5"/></g><path d="M150 808 L40 860 L640 860 L570 812 Z" fill="${shade(stripe, 0.25)}" opacity=".9"/>`
}
