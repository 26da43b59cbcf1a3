import type { LineState } from './line-state.ts'

const words: Readonly<Record<LineState, string>> = {
  kept_a_day: 'When a spot is yours, we tell you and keep it for you for a day.',
  kept_until_close: 'When a spot is yours, we tell you and keep it for you until entries close.',
  first_come:
    'Entries close soon, so a spot that frees up now is open to everyone. We tell you first, but we cannot keep it for you.',
  open: 'A spot is open to everyone now. Enter before someone else takes it.',
  closed: 'Entries are closed. The desk at the event can still let you in if a spot frees up.',
}

/** Says what someone on the waitlist can count on. */
export const lineWords = (state: LineState): string => words[state]
