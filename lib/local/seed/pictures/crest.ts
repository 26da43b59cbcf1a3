import { woofer } from './car-rear.ts'
import { shade } from './color.ts'

export type Crest = {
  shape: 'shield' | 'round' | 'hexagon' | 'diamond'
  ground: string
  ink: string
  motif: 'waves' | 'cone' | 'bolt' | 'peaks' | 'corners' | 'horn' | 'gauge' | 'flag' | 'rings' | 'rise'
}

const shapes: Record<Crest['shape'], string> = {
  shield: 'M240 30 Q340 74 430 66 Q440 300 240 452 Q40 300 50 66 Q140 74 240 30 Z',
  round: 'M240 32 A208 208 0 1 1 239 32 Z',
  hexagon: 'M240 26 L426 132 L426 348 L240 454 L54 348 L54 132 Z',
  diamond: 'M240 18 L462 240 L240 462 L18 240 Z',
}

const motifs: Record<Crest['motif'], (ink: string) => string> = {
  waves: (ink) =>
    [180, 240, 300]
      .map(
        (y, at) =>
          `<path d="M112 ${y} q32 -52 64 0 t64 0 t64 0 t64 0" stroke="${ink}" stroke-width="${24 - at * 4}" fill="none" stroke-linecap="round"/>`,
      )
      .join(''),
  cone: (ink) => woofer(240, 234, 126, { cone: ink }),
  bolt: (ink) => `<path d="M268 92 L142 268 L226 268 L204 390 L338 204 L252 204 Z" fill="${ink}"/>`,
  peaks: (ink) =>
    `<path d="M92 330 L190 150 L238 238 L286 180 L388 330 Z" fill="${ink}"/><path d="M190 150 L214 194 L190 214 L168 192 Z M286 180 L306 210 L284 226 L266 204 Z" fill="#fff"/>`,
  corners: (ink) =>
    [
      [150, 150],
      [330, 150],
      [150, 330],
      [330, 330],
    ]
      .map(([x = 0, y = 0]) => woofer(x, y, 70, { cone: ink, isSquare: true }))
      .join(''),
  horn: (ink) =>
    `<path d="M120 200 L196 200 L300 120 L300 360 L196 280 L120 280 Z" fill="${ink}"/>${[0, 1, 2].map((at) => `<path d="M${326 + at * 26} ${196 - at * 26} Q${362 + at * 34} 240 ${326 + at * 26} ${284 + at * 26}" stroke="${ink}" stroke-width="14" fill="none" stroke-linecap="round"/>`).join('')}`,
  gauge: (ink) =>
    `<path d="M110 300 A130 130 0 0 1 370 300" stroke="${ink}" stroke-width="26" fill="none"/>${[-60, -20, 20].map((angle) => `<path d="M240 196 L240 222" stroke="${ink}" stroke-width="10" transform="rotate(${angle} 240 300)"/>`).join('')}<path d="M240 300 L316 214" stroke="#fff" stroke-width="16" stroke-linecap="round"/><circle cx="240" cy="300" r="24" fill="${ink}"/>`,
  flag: (ink) =>
    `<path d="M140 110 L140 346" stroke="${ink}" stroke-width="18" stroke-linecap="round"/>${Array.from({ length: 12 }, (_, at) => ((Math.floor(at / 4) + at) % 2 === 0 ? `<rect x="${150 + (at % 4) * 54}" y="${122 + Math.floor(at / 4) * 50}" width="54" height="50" fill="${ink}"/>` : '')).join('')}<rect x="150" y="122" width="216" height="150" fill="none" stroke="${ink}" stroke-width="8"/>`,
  rings: (ink) =>
    [
      [178, 200],
      [302, 200],
      [240, 300],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="76" fill="none" stroke="${ink}" stroke-width="20"/><circle cx="${x}" cy="${y}" r="16" fill="${ink}"/>`,
      )
      .join(''),
  /** The curve of the platform’s own mark. */
  rise: (ink) =>
    `<path transform="translate(96 100) scale(9)" d="M1 26C6.5 26 6.5 9.5 9.5 9.5S12 25 15.75 25 19 4.5 22.5 4.5 25 26 31 26" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`,
}

/** The sign of a team, a business, or an organization, 480 by 480. */
export const crest = ({ shape, ground, ink, motif }: Crest): string => `
<rect width="480" height="480" fill="${shade(ground, -0.55)}"/>
<path d="${shapes[shape]}" fill="${ground}" stroke="${ink}" stroke-width="14"/>
<g transform="translate(240 240) scale(${shape === 'diamond' ? 0.74 : 0.9}) translate(-240 -236)">${motifs[motif](ink)}</g>`
