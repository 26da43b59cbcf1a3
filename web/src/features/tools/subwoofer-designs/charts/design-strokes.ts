/** Designs are told apart by their dashes, too, for those who see no colors. */
export const designStrokes = [
  { letter: 'A', token: '--c-signal-ink', dash: [], ink: 'stroke-signal-ink', dashArray: undefined },
  { letter: 'B', token: '--c-info-ink', dash: [8, 4], ink: 'stroke-info-ink', dashArray: '8 4' },
  { letter: 'C', token: '--c-ok-ink', dash: [2, 4], ink: 'stroke-ok-ink', dashArray: '2 4' },
  {
    letter: 'D',
    token: '--c-violet-ink',
    dash: [12, 4, 2, 4],
    ink: 'stroke-violet-ink',
    dashArray: '12 4 2 4',
  },
] as const

export const letterOf = (at: number): string => designStrokes[at]?.letter ?? ''

/** The colors of the limits, by their index in `rulings`. */
export const rulingTokens = [
  '--c-dim',
  '--c-warn-ink',
  '--c-info-ink',
  '--c-clip-ink',
  '--c-violet-ink',
] as const
