import { woofer } from './car-rear.ts'
import { carSide, type SideView } from './car-side.ts'
import { shade } from './color.ts'
import { reading } from './meter.ts'

/** A bench of 1200 by 900 before a plain wall; things stand on it at 700. */
const bench = (wall: string) =>
  `<rect width="1200" height="900" fill="${wall}"/><rect y="690" width="1200" height="210" fill="${shade(wall, -0.35)}"/><rect y="690" width="1200" height="14" fill="${shade(wall, -0.2)}"/>`

const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.07}" fill="#000" opacity=".3"/>`

/** A driver from the front. */
export const driver = (wall: string, cone: string, isSquare = false): string =>
  `${bench(wall)}${shadow(600, 742, 300)}${woofer(600, 440, 300, { cone, isSquare })}`

/** The back of a driver with its magnet. */
export const motor = (wall: string, color: string): string =>
  `${bench(wall)}${shadow(600, 742, 320)}<path d="M290 300 L910 300 L740 560 L460 560 Z" fill="${shade(color, -0.3)}"/><path d="M420 320 L500 540 M600 320 L600 540 M780 320 L700 540" stroke="${shade(color, -0.55)}" stroke-width="44"/><rect x="270" y="262" width="660" height="44" rx="14" fill="#6d747b"/><rect x="400" y="552" width="400" height="70" rx="16" fill="${color}"/><rect x="370" y="618" width="460" height="96" rx="18" fill="${shade(color, -0.2)}"/><rect x="370" y="646" width="460" height="10" fill="${shade(color, 0.35)}"/>`

/** An enclosure at an angle, its openings in front. */
export function enclosure(wall: string, skin: string, { holes = 1, hasPort = false } = {}): string {
  const hole = (x: number, radius: number) =>
    `<circle cx="${x}" cy="500" r="${radius}" fill="#0b0c0e"/><circle cx="${x}" cy="500" r="${radius + 8}" fill="none" stroke="${shade(skin, -0.35)}" stroke-width="9"/>`
  const port = hasPort ? `<rect x="812" y="370" width="54" height="290" rx="10" fill="#0b0c0e"/>` : ''
  const openings = holes === 1 ? hole(hasPort ? 560 : 600, 130) : `${hole(440, 106)}${hole(686, 106)}`
  return `${bench(wall)}${shadow(620, 706, 410)}<path d="M290 320 L380 250 L1000 250 L910 320 Z" fill="${shade(skin, 0.22)}"/><path d="M910 320 L1000 250 L1000 620 L910 700 Z" fill="${shade(skin, -0.4)}"/><rect x="290" y="320" width="620" height="380" fill="${skin}"/>${openings}${port}`
}

/** An amplifier from above, with its terminals. */
export function amplifier(wall: string, metal: string, mark: string): string {
  const fins = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${270 + at * 56}" y="300" width="26" height="330" rx="6" fill="${shade(metal, -0.28)}"/>`,
  ).join('')
  const ends = Array.from(
    { length: 8 },
    (_, at) => `<circle cx="${300 + at * 86}" cy="672" r="15" fill="#d4af37"/>`,
  ).join('')
  return `${bench(wall)}${shadow(600, 716, 430)}<rect x="220" y="270" width="760" height="440" rx="22" fill="${metal}"/>${fins}<rect x="410" y="390" width="380" height="130" rx="14" fill="${shade(metal, -0.62)}"/><path d="M450 456 q36 -66 72 0 t72 0 t72 0 t72 0" stroke="${mark}" stroke-width="14" fill="none" stroke-linecap="round"/><rect x="220" y="646" width="760" height="56" fill="#14171a"/>${ends}`
}

/** A receiver with its screen, or with a narrow display. */
export function headUnit(wall: string, light: string, isTall: boolean): string {
  const [top, height] = isTall ? [230, 440] : [380, 220]
  const icons = Array.from(
    { length: isTall ? 6 : 3 },
    (_, at) =>
      `<rect x="${330 + (at % 3) * 150}" y="${top + 56 + Math.floor(at / 3) * 150}" width="100" height="100" rx="22" fill="${shade(light, at * 0.1 - 0.3)}"/>`,
  ).join('')
  return `${bench(wall)}${shadow(600, top + height + 16, 400)}<rect x="200" y="${top}" width="800" height="${height}" rx="26" fill="#1b1e22"/><rect x="284" y="${top + 34}" width="520" height="${height - 68}" rx="14" fill="#0a0d12"/>${icons}<circle cx="900" cy="${top + height / 2}" r="62" fill="#2b2f33"/><circle cx="900" cy="${top + height / 2}" r="62" fill="none" stroke="${light}" stroke-width="8"/>`
}

/** A woofer and a tweeter, twice. */
export function componentSet(wall: string, cone: string): string {
  const side = (x: number) =>
    `${shadow(x, 690, 160)}${woofer(x, 500, 170, { cone })}<circle cx="${x}" cy="216" r="76" fill="#3a3f45"/><circle cx="${x}" cy="216" r="44" fill="${shade(cone, 0.3)}"/>`
  return `${bench(wall)}${side(350)}${side(850)}`
}

/** A processor from the side of its sockets. */
export function processor(wall: string, metal: string, light: string): string {
  const sockets = Array.from(
    { length: 16 },
    (_, at) =>
      `<circle cx="${330 + (at % 8) * 72}" cy="${490 + Math.floor(at / 8) * 76}" r="23" fill="${at % 2 ? '#c92a2a' : '#f1f3f5'}"/><circle cx="${330 + (at % 8) * 72}" cy="${490 + Math.floor(at / 8) * 76}" r="9" fill="#1b1d20"/>`,
  ).join('')
  return `${bench(wall)}${shadow(600, 702, 400)}<path d="M250 430 L330 340 L870 340 L950 430 Z" fill="${shade(metal, 0.18)}"/><rect x="250" y="430" width="700" height="262" rx="14" fill="${metal}"/>${sockets}<circle cx="914" cy="460" r="11" fill="${light}"/>`
}

/** A coil of cable with a fuse holder. */
export const cable = (wall: string, color: string): string =>
  `${bench(wall)}${shadow(540, 716, 380)}${[250, 208, 166, 124].map((radius, at) => `<circle cx="540" cy="450" r="${radius}" fill="none" stroke="${shade(color, at % 2 ? -0.18 : 0.06)}" stroke-width="40"/>`).join('')}<path d="M790 450 C860 560 900 640 960 690" stroke="${color}" stroke-width="36" fill="none"/><rect x="900" y="560" width="210" height="96" rx="20" fill="#dee2e6" opacity=".9"/><rect x="960" y="588" width="90" height="40" fill="#d4af37"/>`

/** Batteries beside each other under their bar. */
export function cells(wall: string, color: string, count: number): string {
  const width = Math.min(300, 840 / count)
  const start = 600 - (width * count) / 2
  const all = Array.from({ length: count }, (_, at) => {
    const x = start + at * width
    return `<rect x="${x + 8}" y="330" width="${width - 16}" height="360" rx="12" fill="#1d2125"/><rect x="${x + 8}" y="330" width="${width - 16}" height="96" rx="12" fill="${color}"/><circle cx="${x + width / 2}" cy="306" r="26" fill="#adb5bd"/>`
  }).join('')
  return `${bench(wall)}${shadow(600, 702, 440)}${all}<rect x="${start + width / 2 - 20}" y="288" width="${width * (count - 1) + 40}" height="30" rx="8" fill="#d98e3f"/>`
}

/** An alternator from the side of its fan. */
export function alternator(wall: string, color: string): string {
  const slots = Array.from({ length: 10 }, (_, at) => {
    const angle = (at / 10) * Math.PI * 2
    return `<circle cx="${600 + Math.cos(angle) * 178}" cy="${450 + Math.sin(angle) * 178}" r="34" fill="#15181b"/>`
  }).join('')
  return `${bench(wall)}${shadow(600, 720, 300)}<rect x="330" y="640" width="80" height="60" fill="#868e96"/><rect x="790" y="640" width="80" height="60" fill="#868e96"/><circle cx="600" cy="450" r="258" fill="${color}"/><circle cx="600" cy="450" r="230" fill="${shade(color, -0.2)}"/>${slots}<circle cx="600" cy="450" r="96" fill="#dee2e6"/><circle cx="600" cy="450" r="40" fill="#343a40"/>`
}

/** Sheets of deadener, one of them rolled. */
export const sheets = (wall: string, foil: string): string =>
  `${bench(wall)}${shadow(600, 716, 440)}${[0, 1, 2].map((at) => `<path d="M${220 + at * 24} ${640 - at * 34} L${330 + at * 24} ${500 - at * 34} L${900 + at * 24} ${500 - at * 34} L${790 + at * 24} ${640 - at * 34} Z" fill="${shade(foil, at * 0.12 - 0.2)}"/>`).join('')}<rect x="640" y="300" width="380" height="120" rx="60" fill="${shade(foil, 0.1)}"/><circle cx="700" cy="360" r="60" fill="#23272b"/><circle cx="700" cy="360" r="34" fill="none" stroke="${foil}" stroke-width="10"/>`

/** A meter for the hand, with its reading. */
export function handMeter(wall: string, color: string, text: string): string {
  const { drawn, width } = reading(text, color)
  const scale = 250 / width
  return `${bench(wall)}${shadow(600, 770, 200)}<rect x="560" y="90" width="80" height="150" rx="38" fill="#adb5bd"/><rect x="430" y="220" width="340" height="550" rx="50" fill="#e8590c"/><rect x="452" y="242" width="296" height="506" rx="36" fill="#1b1e22"/><rect x="480" y="280" width="240" height="160" rx="12" fill="#060708"/><g transform="translate(488 ${360 - 45 * scale}) scale(${scale * 0.9})">${drawn}</g><circle cx="600" cy="586" r="92" fill="#2b2f33"/><path d="M600 586 L652 528" stroke="#f1f3f5" stroke-width="16" stroke-linecap="round"/>`
}

/** A case of tools, open. */
export const toolCase = (wall: string, color: string): string =>
  `${bench(wall)}${shadow(600, 716, 420)}<rect x="230" y="250" width="740" height="200" rx="20" fill="${shade(color, -0.25)}"/><rect x="230" y="440" width="740" height="270" rx="20" fill="${color}"/><rect x="266" y="470" width="668" height="206" rx="10" fill="#17191c"/>${[330, 410, 490].map((x) => `<path d="M${x} 500 v150" stroke="#ced4da" stroke-width="22" stroke-linecap="round"/><path d="M${x} 500 v54" stroke="#c92a2a" stroke-width="34" stroke-linecap="round"/>`).join('')}<circle cx="640" cy="572" r="66" fill="none" stroke="#868e96" stroke-width="24"/><rect x="748" y="510" width="150" height="120" rx="14" fill="#f2b705"/>`

/** A car on a lot. */
export const ride = (sky: string, view: SideView, name: string): string =>
  `<rect width="1200" height="900" fill="${sky}"/><rect y="640" width="1200" height="260" fill="#5b5f63"/><rect y="640" width="1200" height="16" fill="#8d9297"/><g transform="translate(80 400) scale(1.05)">${carSide(view, name)}</g>`

/** A cup that was won once. */
export const trophy = (wall: string, gold: string): string =>
  `${bench(wall)}${shadow(600, 716, 200)}<path d="M420 180 H780 Q780 430 600 470 Q420 430 420 180 Z" fill="${gold}"/><path d="M420 220 Q300 230 330 320 Q360 380 450 380 M780 220 Q900 230 870 320 Q840 380 750 380" stroke="${shade(gold, -0.2)}" stroke-width="28" fill="none"/><rect x="570" y="460" width="60" height="120" fill="${shade(gold, -0.25)}"/><rect x="460" y="580" width="280" height="120" rx="12" fill="#3b2f25"/><path d="M520 640 q20 -40 40 0 t40 0 t40 0 t40 0" stroke="${gold}" stroke-width="10" fill="none"/>`

/** A fan that stands on the bench. */
export const laneFan = (wall: string, color: string): string =>
  `${bench(wall)}${shadow(600, 730, 240)}<path d="M600 560 L600 700 M460 716 H740" stroke="#343a40" stroke-width="36" stroke-linecap="round"/><circle cx="600" cy="370" r="240" fill="#1b1e22"/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="600" cy="256" rx="54" ry="104" fill="${color}" transform="rotate(${turn} 600 370)"/>`).join('')}<circle cx="600" cy="370" r="44" fill="#adb5bd"/><circle cx="600" cy="370" r="240" fill="none" stroke="#868e96" stroke-width="16"/>`
