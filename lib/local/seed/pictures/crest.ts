import { woofer } from './car-rear.ts'
import { shade } from './color.ts'

export type Crest = {
  shape: 'shield' | 'round' | 'hexagon' | 'diamond'
  ground: string
  ink: string
  motif: 'waves' | 'cone' | 'bolt' | 'peaks' | 'corners' | 'horn'
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
}

/** The sign of a team, 480 by 480. */
export const crest = ({ shape, ground, ink, motif }: Crest): string => `
<rect width="480" height="480" fill="${shade(ground, -0.55)}"/>
<path d="${shapes[shape]}" fill="${ground}" stroke="${ink}" stroke-width="14"/>
<g transform="translate(240 240) scale(${shape === 'diamond' ? 0.74 : 0.9}) translate(-240 -236)">${motifs[motif](ink)}</g>`
