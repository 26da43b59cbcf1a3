import { numbersOf, shade } from './color.ts'

/** A place to stand in, 1200 by 900, with the ground at 690. */
type Scenery = (name: string) => string

const ground = 690

const sky = (name: string, stops: readonly string[]) =>
  `<linearGradient id="${name}sky" x1="0" y1="0" x2="0" y2="1">${stops
    .map((color, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient><rect width="1200" height="900" fill="url(#${name}sky)"/>`

const floor = (name: string, near: string, far: string) =>
  `<linearGradient id="${name}floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient><rect y="${ground - 60}" width="1200" height="${960 - ground}" fill="url(#${name}floor)"/>`

const stars = (name: string, count: number) => {
  const next = numbersOf(`${name} stars`)
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${next() * 1200}" cy="${next() * 420}" r="${0.8 + next() * 1.8}" fill="#fff" opacity="${0.3 + next() * 0.6}"/>`,
  ).join('')
}

/** A light that fades to nothing. Its gradient is named after its color, which is the same wherever it shines. */
const glow = (x: number, y: number, radius: number, color: string, strength = 0.5) => {
  const id = `glow${color.slice(1)}`
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}"/><stop offset=".4" stop-color="${color}" stop-opacity=".45"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" opacity="${strength}"/>`
}

const parkingLines = Array.from({ length: 7 }, (_, at) => {
  const x = 60 + at * 180
  return `<path d="M${x} ${ground + 24} L${600 + (x - 600) * 1.6} 900" stroke="#fff" stroke-opacity=".22" stroke-width="6"/>`
}).join('')

function skyline(
  name: string,
  { color, lit, tallest }: { color: string; lit: string; tallest: number },
): string {
  const next = numbersOf(`${name} skyline`)
  let drawn = ''
  for (let x = -20; x < 1220; ) {
    const width = 50 + next() * 90
    const height = 60 + next() * tallest
    const top = ground - 60 - height
    drawn += `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${shade(color, (next() - 0.5) * 0.2)}"/>`
    for (let wx = x + 10; wx < x + width - 12; wx += 18)
      for (let wy = top + 12; wy < ground - 90; wy += 24)
        if (next() > 0.62)
          drawn += `<rect x="${wx}" y="${wy}" width="8" height="11" fill="${lit}" opacity="${0.35 + next() * 0.6}"/>`
    x += width + 4
  }
  return drawn
}

const lamp = (x: number, color: string) =>
  `<rect x="${x - 4}" y="230" width="8" height="${ground - 280}" fill="#15181b"/><rect x="${x - 46}" y="224" width="92" height="12" rx="4" fill="#15181b"/>${glow(x - 34, 244, 120, color, 0.55)}${glow(x + 34, 244, 120, color, 0.55)}<ellipse cx="${x}" cy="${ground + 20}" rx="230" ry="46" fill="${color}" opacity=".14"/>`

function hills(name: string, color: string, top: number, rough: number): string {
  const next = numbersOf(`${name} hills ${top}`)
  let path = `M0 ${ground - 40} L0 ${top + next() * rough}`
  for (let x = 100; x <= 1200; x += 100) {
    const y = top + next() * rough
    path += ` S${x - 40} ${y} ${x} ${y}`
  }
  return `<path d="${path} L1200 ${ground - 40} Z" fill="${color}"/>`
}

function mesas(name: string, color: string): string {
  const next = numbersOf(`${name} mesas`)
  return Array.from({ length: 5 }, (_, at) => {
    const x = at * 270 - 60 + next() * 80
    const width = 150 + next() * 130
    const top = 380 + next() * 140
    return `<path d="M${x - 50} ${ground - 50} L${x} ${top + 40} L${x + 14} ${top} L${x + width} ${top + 6} L${x + width + 16} ${top + 50} L${x + width + 70} ${ground - 50} Z" fill="${shade(color, (next() - 0.5) * 0.3)}"/><path d="M${x + 14} ${top} L${x + width} ${top + 6} L${x + width + 8} ${top + 30} L${x + 6} ${top + 24} Z" fill="#fff" opacity=".12"/>`
  }).join('')
}

function water(name: string, near: string, far: string, light: string): string {
  const next = numbersOf(`${name} water`)
  const ripples = Array.from({ length: 46 }, () => {
    const y = 505 + next() * 120
    return `<rect x="${next() * 1200}" y="${y}" width="${30 + next() * 110}" height="3" rx="1.5" fill="${light}" opacity="${0.12 + next() * 0.4}"/>`
  }).join('')
  return `<linearGradient id="${name}water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient><rect y="495" width="1200" height="150" fill="url(#${name}water)"/>${ripples}`
}

const crane = (x: number, color: string) =>
  `<g stroke="${color}" stroke-width="9" fill="none"><path d="M${x} 505 L${x + 20} 270 L${x + 60} 270 L${x + 80} 505"/><path d="M${x - 150} 250 L${x + 130} 296 M${x + 36} 180 L${x - 130} 250 M${x + 36} 180 L${x + 120} 290 M${x + 36} 180 L${x + 40} 280" stroke-width="6"/><path d="M${x - 120} 256 L${x - 120} 380" stroke-width="3"/></g>`

export const sceneries = {
  nightLot: (name) =>
    `${sky(name, ['#05070d', '#0f1830', '#25305a'])}${stars(name, 90)}${skyline(name, { color: '#10162a', lit: '#ffcf7a', tallest: 240 })}${floor(name, '#1d2024', '#2c3036')}${parkingLines}${lamp(210, '#ffc46b')}${lamp(990, '#ffc46b')}`,
  duskWharf: (name) =>
    `${sky(name, ['#2a1f4d', '#b1476a', '#ff9d5c', '#ffd58a'])}${glow(860, 480, 260, '#ffd58a', 0.7)}<circle cx="860" cy="492" r="62" fill="#fff0c4"/>${skyline(name, { color: '#3b2447', lit: '#ffd58a', tallest: 90 })}${water(name, '#6a3355', '#c66a58', '#ffd9a0')}${crane(250, '#24172f')}${floor(name, '#332a33', '#54424a')}${parkingLines}`,
  desert: (name) =>
    `${sky(name, ['#3d8bb8', '#8fc4d4', '#f6dcae'])}<circle cx="930" cy="180" r="64" fill="#fff3cf"/>${glow(930, 180, 220, '#fff3cf', 0.5)}${mesas(name, '#b5603a')}${hills(name, '#cf8a52', 560, 50)}${floor(name, '#c98f57', '#e0b070')}<path d="M0 ${ground + 40} Q600 ${ground + 16} 1200 ${ground + 44} L1200 900 L0 900 Z" fill="#6c6258"/>${parkingLines}`,
  hangar: (name) =>
    `${sky(name, ['#1c2226', '#2c3439', '#40494f'])}${Array.from({ length: 6 }, (_, at) => `<path d="M${-80 + at * 40} ${ground} L${-80 + at * 40} ${360 - at * 10} Q600 ${-140 + at * 70} ${1280 - at * 40} ${360 - at * 10} L${1280 - at * 40} ${ground}" stroke="${shade('#59646b', -0.1 * at)}" stroke-width="${16 - at * 2}" fill="none"/>`).join('')}<path d="M300 ${ground - 60} L300 390 Q600 260 900 390 L900 ${ground - 60} Z" fill="#bcdcec"/><path d="M300 ${ground - 60} L300 560 Q600 520 900 570 L900 ${ground - 60} Z" fill="#86a96b"/>${[380, 600, 820].map((x) => glow(x, 180, 130, '#fff6da', 0.7)).join('')}${floor(name, '#4a5054', '#7f888c')}<path d="M330 ${ground - 40} L870 ${ground - 40} L1080 900 L120 900 Z" fill="#fff" opacity=".1"/>`,
  fairground: (name) => {
    const wheel = Array.from({ length: 16 }, (_, at) => {
      const angle = (at / 16) * Math.PI * 2
      const [x, y] = [270 + Math.cos(angle) * 180, 350 + Math.sin(angle) * 180]
      return `<line x1="270" y1="350" x2="${x}" y2="${y}" stroke="#e9d8ff" stroke-opacity=".5" stroke-width="3"/><circle cx="${x}" cy="${y}" r="13" fill="${['#ff6b6b', '#ffd166', '#63e6be', '#74c0fc'][at % 4]}"/>`
    }).join('')
    const flags = Array.from(
      { length: 22 },
      (_, at) =>
        `<path d="M${at * 56} ${150 + Math.sin(at / 3) * 26} l44 4 l-22 40 Z" fill="${['#ff6b6b', '#ffd166', '#63e6be', '#74c0fc'][at % 4]}"/>`,
    ).join('')
    const tent = (x: number, color: string) =>
      `<path d="M${x} ${ground - 50} L${x} 520 L${x + 110} 430 L${x + 220} 520 L${x + 220} ${ground - 50} Z" fill="${color}"/><path d="M${x} 520 L${x + 110} 430 L${x + 220} 520 Z" fill="${shade(color, 0.3)}"/><path d="M${x + 74} 520 L${x + 110} 430 L${x + 146} 520 L${x + 146} ${ground - 50} L${x + 74} ${ground - 50} Z" fill="#fff" opacity=".75"/>`
    return `${sky(name, ['#2b1b5a', '#6b3fa0', '#ff8fa3'])}${stars(name, 40)}<circle cx="270" cy="350" r="182" fill="none" stroke="#e9d8ff" stroke-width="7"/>${wheel}<path d="M270 350 L180 ${ground - 50} M270 350 L360 ${ground - 50}" stroke="#cdb7ef" stroke-width="10"/>${tent(620, '#c92a2a')}${tent(860, '#1864ab')}${flags}${floor(name, '#3a4a34', '#5c7350')}`
  },
  mill: (name) =>
    `${sky(name, ['#7fb7d9', '#c9e3ee', '#f7f1dd'])}${hills(name, '#6f9a5c', 480, 70)}<rect x="120" y="330" width="620" height="${ground - 380}" fill="#9a4b38"/><path d="M120 330 L430 250 L740 330 Z" fill="#7c3a2b"/><rect x="640" y="150" width="60" height="240" fill="#8a4232"/>${Array.from({ length: 24 }, (_, at) => `<rect x="${150 + (at % 8) * 72}" y="${366 + Math.floor(at / 8) * 86}" width="40" height="54" rx="18" fill="#2e3d47"/><path d="M${152 + (at % 8) * 72} ${400 + Math.floor(at / 8) * 86} l30 -30" stroke="#cfe3ee" stroke-width="4" opacity=".6"/>`).join('')}${[820, 930, 1050, 1150].map((x, at) => `<rect x="${x - 8}" y="520" width="16" height="130" fill="#5d4632"/><circle cx="${x}" cy="${470 + (at % 2) * 24}" r="${84 - (at % 2) * 14}" fill="${shade('#4f8a4c', (at % 3) * 0.1)}"/>`).join('')}${floor(name, '#5f8f4e', '#86b06c')}`,
  playa: (name) =>
    `${sky(name, ['#22406b', '#7aa3c9', '#ffe3c2'])}${hills(name, '#5a6d92', 360, 110)}${hills(name, '#7d8fae', 460, 70)}${floor(name, '#d9d2c4', '#f1ece0')}${Array.from({ length: 9 }, (_, at) => `<path d="M${at * 150 - 60} 900 L${500 + at * 26} ${ground - 50}" stroke="#b9b1a1" stroke-width="2" opacity=".6"/>`).join('')}`,
  garage: (name) => {
    const tools = Array.from(
      { length: 9 },
      (_, at) =>
        `<rect x="${140 + at * 46}" y="${270 + (at % 3) * 16}" width="12" height="${90 - (at % 4) * 14}" rx="5" fill="${['#c0392b', '#7f8c8d', '#d4ac0d'][at % 3]}"/>`,
    ).join('')
    return `${sky(name, ['#20252b', '#2b3138', '#343b43'])}<rect y="120" width="1200" height="${ground - 180}" fill="#3a424b"/>${Array.from({ length: 9 }, (_, at) => `<rect y="${120 + at * 60}" width="1200" height="2" fill="#2b3138"/>`).join('')}<rect x="110" y="240" width="460" height="160" fill="#5b4a38"/>${tools}<rect x="660" y="220" width="430" height="400" fill="#20262c"/>${Array.from({ length: 7 }, (_, at) => `<rect x="660" y="${226 + at * 56}" width="430" height="48" fill="#46505a"/>`).join('')}${[300, 870].map((x) => `<rect x="${x - 170}" y="90" width="340" height="16" rx="8" fill="#f4fbff"/>${glow(x, 100, 260, '#dff3ff', 0.5)}`).join('')}${floor(name, '#4d5359', '#737b82')}<path d="M0 ${ground + 70} L1200 ${ground + 70}" stroke="#d4ac0d" stroke-width="8" opacity=".6"/>`
  },
  pier: (name) =>
    `${sky(name, ['#9fc2d6', '#d7e6ea', '#f3efe2'])}${water(name, '#3f6f86', '#87aebd', '#ffffff')}${[120, 520, 900].map((x, at) => `<path d="M${x} 500 L${x + 210} 500 L${x + 240} 440 L${x + 40} 440 Z" fill="${['#8a3b32', '#2f4a5c', '#5a5f3a'][at]}"/><rect x="${x + 150}" y="380" width="60" height="62" fill="#e8e4d8"/>`).join('')}${crane(1020, '#b5532f')}${crane(420, '#b5532f')}${floor(name, '#6a6f73', '#999ea0')}${parkingLines}`,
} as const satisfies Record<string, Scenery>

export type SceneryName = keyof typeof sceneries
