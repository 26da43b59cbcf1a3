import { shade } from './color.ts'

export type Portrait = {
  ground: string
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'bald' | 'curly' | 'cap' | 'beanie' | 'muffs' | 'braids'
  shirt: string
  beard?: boolean
  glasses?: boolean
}

const hairOf = ({ style, hair, shirt }: Portrait): { behind: string; over: string } => {
  const crown = `<path d="M142 196 Q140 96 240 94 Q340 96 338 196 Q326 148 290 140 Q240 128 190 140 Q154 150 142 196 Z" fill="${hair}"/>`
  switch (style) {
    case 'bald':
      return {
        behind: '',
        over: `<path d="M150 190 Q148 176 152 166 M330 190 Q332 176 328 166" stroke="${hair}" stroke-width="8" fill="none"/>`,
      }
    case 'long':
      return {
        behind: `<path d="M136 200 Q132 90 240 88 Q348 90 344 200 L356 372 Q300 396 240 392 Q180 396 124 372 Z" fill="${hair}"/>`,
        over: `<path d="M146 200 Q148 120 216 112 Q236 160 334 190 Q340 100 240 94 Q140 96 146 200 Z" fill="${shade(hair, 0.08)}"/>`,
      }
    case 'bun':
      return { behind: `<circle cx="240" cy="82" r="44" fill="${hair}"/>`, over: crown }
    case 'curly':
      return {
        behind: [
          [150, 150],
          [190, 106],
          [240, 90],
          [290, 106],
          [330, 150],
          [344, 200],
          [136, 200],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="48" fill="${hair}"/>`)
          .join(''),
        over: [
          [176, 138],
          [218, 122],
          [262, 122],
          [304, 138],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="30" fill="${shade(hair, 0.06)}"/>`)
          .join(''),
      }
    case 'braids':
      return {
        behind: [138, 342]
          .map((x) =>
            Array.from(
              { length: 6 },
              (_, at) =>
                `<circle cx="${x + (at % 2) * 6}" cy="${220 + at * 30}" r="20" fill="${shade(hair, (at % 2) * 0.1)}"/>`,
            ).join(''),
          )
          .join(''),
        over: crown,
      }
    case 'cap':
      return {
        behind: '',
        over: `<path d="M138 180 Q138 86 240 84 Q342 86 342 180 Q290 160 240 160 Q190 160 138 180 Z" fill="${shirt}"/><path d="M176 176 Q250 150 380 184 Q384 200 366 200 Q270 176 180 190 Z" fill="${shade(shirt, -0.3)}"/><path d="M208 124 q8 -20 16 0 t16 0 t16 0 t16 0" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      }
    case 'beanie':
      return {
        behind: '',
        over: `<path d="M140 176 Q136 72 240 70 Q344 72 340 176 Z" fill="${shirt}"/><rect x="132" y="152" width="216" height="40" rx="18" fill="${shade(shirt, -0.2)}"/><circle cx="240" cy="66" r="18" fill="${shade(shirt, 0.3)}"/>`,
      }
    case 'muffs':
      return {
        behind: '',
        over: `${crown}<path d="M132 210 Q126 78 240 74 Q354 78 348 210" stroke="#22262a" stroke-width="14" fill="none"/><rect x="112" y="188" width="44" height="76" rx="20" fill="#f08c00"/><rect x="324" y="188" width="44" height="76" rx="20" fill="#f08c00"/>`,
      }
    case 'short':
      return { behind: '', over: crown }
  }
}

/** A person from the front, 480 by 480, without a face that anyone could have. */
export function portrait(one: Portrait): string {
  const { ground, skin, shirt, beard, glasses, hair } = one
  const { behind, over } = hairOf(one)
  return `
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(ground, 0.25)}"/><stop offset="1" stop-color="${shade(ground, -0.25)}"/></linearGradient>
<rect width="480" height="480" fill="url(#ground)"/>
<path d="M-20 330 C60 330 60 90 120 90 S180 330 240 330 S300 150 360 150 S440 330 500 330" stroke="#fff" stroke-opacity=".16" stroke-width="16" fill="none"/>
${behind}
<path d="M60 500 Q64 380 176 360 L304 360 Q416 380 420 500 Z" fill="${shirt}"/><path d="M176 360 Q240 420 304 360 L292 344 L188 344 Z" fill="${shade(shirt, -0.3)}"/>
<path d="M204 300 L276 300 L280 366 Q240 398 200 366 Z" fill="${shade(skin, -0.16)}"/>
<ellipse cx="146" cy="222" rx="16" ry="26" fill="${shade(skin, -0.1)}"/><ellipse cx="334" cy="222" rx="16" ry="26" fill="${shade(skin, -0.1)}"/>
<path d="M148 196 Q146 112 240 110 Q334 112 332 196 Q334 326 240 336 Q146 326 148 196 Z" fill="${skin}"/>
${beard ? `<path d="M150 226 Q156 340 240 348 Q324 340 330 226 Q316 268 286 268 Q240 256 194 268 Q164 268 150 226 Z" fill="${hair}"/>` : ''}
<path d="M206 284 Q240 ${beard ? 300 : 306} 274 284" stroke="${beard ? '#fff' : shade(skin, -0.45)}" stroke-opacity="${beard ? 0.8 : 1}" stroke-width="7" fill="none" stroke-linecap="round"/>
<circle cx="204" cy="214" r="8" fill="#1d1f22"/><circle cx="276" cy="214" r="8" fill="#1d1f22"/><path d="M240 220 Q232 250 246 252" stroke="${shade(skin, -0.25)}" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M186 190 Q204 180 222 190 M258 190 Q276 180 294 190" stroke="${hair}" stroke-width="8" fill="none" stroke-linecap="round"/>
${glasses ? '<g stroke="#14171a" stroke-width="7" fill="#fff" fill-opacity=".18"><circle cx="204" cy="216" r="32"/><circle cx="276" cy="216" r="32"/><path d="M236 214 L244 214 M172 210 L148 204 M308 210 L332 204"/></g>' : ''}
${over}`
}
