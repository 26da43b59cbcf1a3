import { woofer } from './car-rear.ts'
import { shade } from './color.ts'
import { reading } from './meter.ts'
import { room, softLight } from './shop-scenes.ts'

/** A meter and its microphone, close up. */
export function meterDesk(
  name: string,
  { ground, color, text }: { ground: string; color: string; text: string },
): string {
  const { drawn, width } = reading(text, color)
  const scale = 430 / width
  const knobs = [0, 1, 2, 3]
    .map(
      (at) =>
        `<circle cx="${330 + at * 118}" cy="600" r="36" fill="#2b2f33" stroke="#6c757d" stroke-width="5"/><path d="M${330 + at * 118} 600 l${Math.cos(at * 1.9 - 2) * 28} ${Math.sin(at * 1.9 - 2) * 28}" stroke="#f1f3f5" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('')
  return `${room(name, ground, shade(ground, -0.45))}${softLight(name, 500, 420, 520, color)}<rect x="230" y="190" width="580" height="510" rx="30" fill="#1b1e22"/><rect x="230" y="190" width="580" height="510" rx="30" fill="none" stroke="#495057" stroke-width="10"/><rect x="274" y="240" width="492" height="250" rx="14" fill="#060708"/><g transform="translate(305 ${365 - 50 * scale}) scale(${scale})">${drawn}</g>${knobs}<rect x="960" y="330" width="26" height="370" fill="#343a40"/><path d="M880 700 h190 l-40 -30 h-110 Z" fill="#23272b"/><rect x="938" y="150" width="70" height="210" rx="35" fill="#adb5bd"/>${[0, 1, 2, 3].map((at) => `<path d="M940 ${190 + at * 26} h66" stroke="#5c636a" stroke-width="6"/>`).join('')}<path d="M972 690 Q900 820 620 790 T230 640" stroke="#0b0c0d" stroke-width="14" fill="none"/>`
}

/** Amplifiers above each other, with their wires. */
export function ampStack(
  name: string,
  { ground, metal, wires }: { ground: string; metal: string; wires: readonly string[] },
): string {
  const amp = (y: number, at: number) => {
    const body = shade(metal, at * 0.12 - 0.1)
    const fins = Array.from(
      { length: 17 },
      (_, fin) =>
        `<rect x="${312 + fin * 34}" y="${y + 10}" width="14" height="106" fill="${shade(body, -0.3)}"/>`,
    ).join('')
    const ends = wires
      .map(
        (wire, nth) =>
          `<path d="M${900} ${y + 34 + nth * 24} C${1000 + nth * 26} ${y + 30 + nth * 24} ${1010 + nth * 34} 640 ${1040 + nth * 34} 900" stroke="${wire}" stroke-width="15" fill="none"/><circle cx="900" cy="${y + 34 + nth * 24}" r="11" fill="#d4af37"/>`,
      )
      .join('')
    return `<rect x="288" y="${y}" width="612" height="126" rx="10" fill="${body}"/>${fins}<rect x="420" y="${y + 34}" width="330" height="58" rx="8" fill="${shade(body, -0.6)}"/><circle cx="452" cy="${y + 63}" r="9" fill="#51cf66"/><path d="M490 ${y + 64} q20 -34 40 0 t40 0 t40 0 t40 0" stroke="${shade(metal, 0.6)}" stroke-width="7" fill="none"/>${ends}`
  }
  return `${room(name, ground, shade(ground, -0.4))}${softLight(name, 420, 90, 460, '#ffffff')}${[170, 330, 490].map(amp).join('')}<rect x="180" y="640" width="830" height="50" fill="#5b4a38"/><rect x="220" y="690" width="40" height="210" fill="#3f3326"/><rect x="930" y="690" width="40" height="210" fill="#3f3326"/>`
}

/** Spools of cable on their rods. */
export function spools(
  name: string,
  { ground, colors }: { ground: string; colors: readonly string[] },
): string {
  const spool = (x: number, y: number, color: string) =>
    `<rect x="${x}" y="${y}" width="26" height="168" rx="8" fill="#b08a56"/><rect x="${x + 194}" y="${y}" width="26" height="168" rx="8" fill="#b08a56"/><rect x="${x + 24}" y="${y + 22}" width="172" height="124" fill="${color}"/>${Array.from({ length: 8 }, (_, at) => `<rect x="${x + 30 + at * 21}" y="${y + 22}" width="7" height="124" fill="${shade(color, at % 2 ? 0.28 : -0.28)}"/>`).join('')}`
  const rows = [0, 1, 2].map(
    (row) =>
      `<rect x="40" y="${164 + row * 214}" width="1120" height="16" fill="#868e96"/>${[0, 1, 2, 3].map((at) => spool(76 + at * 276, 88 + row * 214, colors[(at * 2 + row) % colors.length] ?? '#c92a2a')).join('')}`,
  )
  const [first = '#c92a2a'] = colors
  return `${room(name, ground, '#7b746b')}${rows.join('')}<path d="M180 690 C220 800 420 740 460 830 S760 900 820 800" stroke="${first}" stroke-width="20" fill="none" stroke-linecap="round"/>`
}

/** Cones on the line that they are built on. */
export function factoryLine(
  name: string,
  { wall, cone, arm }: { wall: string; cone: string; arm: string },
): string {
  const windows = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<rect x="${60 + at * 226}" y="70" width="180" height="150" fill="#cfe8f3"/><path d="M${60 + at * 226} 145 h180 M${150 + at * 226} 70 v150" stroke="${shade(wall, -0.4)}" stroke-width="8"/>`,
    )
    .join('')
  const robot = (x: number) =>
    `<rect x="${x - 50}" y="610" width="100" height="40" fill="#2b2f33"/><path d="M${x} 620 L${x - 70} 430 L${x + 70} 330" stroke="${arm}" stroke-width="40" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${x - 70}" cy="430" r="32" fill="${shade(arm, -0.35)}"/><path d="M${x + 70} 330 L${x + 118} 420" stroke="#343a40" stroke-width="22" stroke-linecap="round"/>`
  const cones = [150, 380, 610, 840, 1070]
    .map((x, at) => woofer(x, 560, 92, { cone: at % 2 ? shade(cone, 0.2) : cone }))
    .join('')
  return `${room(name, wall, '#878d92')}${windows}${robot(210)}${robot(900)}<rect y="640" width="1200" height="64" fill="#343a40"/>${Array.from({ length: 13 }, (_, at) => `<circle cx="${50 + at * 92}" cy="672" r="22" fill="#868e96"/>`).join('')}${cones}<path d="M0 800 h1200" stroke="#f3c623" stroke-width="14" stroke-dasharray="60 40"/>`
}

/** A microphone before a screen with a wave. */
export function studio(name: string, { ground, light }: { ground: string; light: string }): string {
  const bars = Array.from({ length: 34 }, (_, at) => {
    const height = 30 + Math.abs(Math.sin(at * 0.9) * Math.cos(at * 0.37)) * 210
    return `<rect x="${250 + at * 21}" y="${330 - height / 2}" width="11" height="${height}" rx="5" fill="${light}" opacity="${0.5 + (at % 5) * 0.1}"/>`
  }).join('')
  const foam = Array.from(
    { length: 7 },
    (_, at) => `<path d="M${at * 172} 0 l86 76 l86 -76 Z" fill="${shade(ground, -0.3)}"/>`,
  ).join('')
  return `${room(name, ground, '#4a3a2e')}${foam}<rect x="210" y="150" width="780" height="360" rx="18" fill="#0c0e11"/>${bars}<rect x="570" y="510" width="60" height="120" fill="#22262a"/><rect x="60" y="640" width="1080" height="60" fill="#8a6a45"/><path d="M980 640 L930 420 L760 360" stroke="#212529" stroke-width="20" fill="none" stroke-linejoin="round"/><g transform="rotate(-62 740 400)"><rect x="680" y="330" width="120" height="220" rx="60" fill="#ced4da"/>${[0, 1, 2, 3, 4].map((at) => `<path d="M684 ${372 + at * 24} h112" stroke="#6c757d" stroke-width="7"/>`).join('')}</g><path d="M180 640 q0 -170 110 -170 t110 170" stroke="#212529" stroke-width="26" fill="none"/><rect x="150" y="560" width="66" height="100" rx="30" fill="${light}"/><rect x="364" y="560" width="66" height="100" rx="30" fill="${light}"/>`
}

/** Batteries, their bars, and an alternator. */
export function batteries(name: string, { ground, color }: { ground: string; color: string }): string {
  const battery = (x: number) =>
    `<rect x="${x}" y="400" width="270" height="240" rx="12" fill="#1d2125"/><rect x="${x}" y="400" width="270" height="66" rx="12" fill="${color}"/><rect x="${x + 34}" y="364" width="44" height="40" rx="6" fill="#c92a2a"/><rect x="${x + 192}" y="364" width="44" height="40" rx="6" fill="#343a40"/><path d="M${x + 152} 490 l-50 74 h34 l-14 52 l54 -76 h-36 Z" fill="${shade(color, 0.35)}"/>`
  const slots = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2
    return `<circle cx="${980 + Math.cos(angle) * 92}" cy="${500 + Math.sin(angle) * 92}" r="17" fill="#1d2125"/>`
  }).join('')
  return `${room(name, ground, '#5d5a55')}${softLight(name, 420, 120, 520, '#ffffff')}${battery(130)}${battery(450)}<rect x="170" y="344" width="400" height="26" fill="#d98e3f"/><path d="M660 366 C740 250 850 260 930 380" stroke="#c92a2a" stroke-width="22" fill="none"/><circle cx="980" cy="500" r="140" fill="#adb5bd"/><circle cx="980" cy="500" r="124" fill="#868e96"/>${slots}<circle cx="980" cy="500" r="52" fill="#dee2e6"/><circle cx="980" cy="500" r="22" fill="#343a40"/><rect x="70" y="640" width="1070" height="50" fill="#75563a"/>`
}
