/** The segments of a figure that are lit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const lit: Record<string, readonly number[]> = {
  0: [0, 1, 2, 3, 4, 5],
  1: [1, 2],
  2: [0, 1, 6, 4, 3],
  3: [0, 1, 6, 2, 3],
  4: [5, 6, 1, 2],
  5: [0, 5, 6, 2, 3],
  6: [0, 5, 6, 4, 2, 3],
  7: [0, 1, 2],
  8: [0, 1, 2, 3, 4, 5, 6],
  9: [0, 1, 2, 3, 5, 6],
}

const segments = ['M6 0 H44', 'M50 6 V44', 'M50 56 V94', 'M6 100 H44', 'M0 56 V94', 'M0 6 V44', 'M6 50 H44']

/** A reading in seven segments each, figures of 50 by 100. */
export function reading(text: string, color: string): { drawn: string; width: number } {
  let x = 0
  let drawn = ''
  for (const sign of text) {
    if (sign === '.') {
      drawn += `<circle cx="${x - 8}" cy="100" r="7" fill="${color}"/>`
      x += 14
      continue
    }
    drawn += `<g transform="translate(${x} 0)">${segments
      .map(
        (path, at) =>
          `<path d="${path}" stroke="${color}" stroke-opacity="${lit[sign]?.includes(at) ? 1 : 0.12}" stroke-width="12" stroke-linecap="round"/>`,
      )
      .join('')}</g>`
    x += 74
  }
  return { drawn, width: x - 24 }
}

/** The tower of a lane with its reading, standing on a ground at 690. */
export function meterTower(x: number, text: string, color: string): string {
  const { drawn, width } = reading(text, color)
  const scale = 168 / width
  return `
<rect x="${x - 9}" y="300" width="18" height="390" fill="#1b1f23"/><path d="M${x - 70} 690 L${x + 70} 690 L${x + 22} 668 L${x - 22} 668 Z" fill="#14171a"/>
<rect x="${x - 118}" y="196" width="236" height="150" rx="12" fill="#0a0c0e" stroke="#3d454c" stroke-width="6"/>
<g transform="translate(${x - 84} ${236}) scale(${scale})">${drawn}</g>
${['#f03e3e', '#fab005', '#40c057'].map((lamp, at) => `<circle cx="${x}" cy="${398 + at * 52}" r="19" fill="${lamp}" opacity="${at === 2 ? 1 : 0.3}"/>`).join('')}
<circle cx="${x}" cy="502" r="34" fill="#40c057" opacity=".25"/>`
}

/** The waves that leave a car. */
export const soundWaves = (x: number, y: number, color: string): string =>
  Array.from(
    { length: 5 },
    (_, at) =>
      `<path d="M${x - at * 46} ${y - 60 - at * 34} A${90 + at * 52} ${90 + at * 52} 0 0 0 ${x - at * 46} ${y + 60 + at * 34}" stroke="${color}" stroke-width="${11 - at}" stroke-opacity="${0.85 - at * 0.15}" fill="none" stroke-linecap="round"/>`,
  ).join('')

export const cone = (x: number, y: number): string =>
  `<path d="M${x - 30} ${y} L${x + 30} ${y} L${x + 24} ${y - 10} L${x - 24} ${y - 10} Z" fill="#c9510c"/><path d="M${x - 18} ${y - 10} L${x - 5} ${y - 66} L${x + 5} ${y - 66} L${x + 18} ${y - 10} Z" fill="#ff7a1a"/><path d="M${x - 13} ${y - 30} L${x + 13} ${y - 30} L${x + 9} ${y - 46} L${x - 9} ${y - 46} Z" fill="#fff"/>`
