import type { DeskReport } from '#shared/support/support-desks/shown-desk.ts'

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`

/** How many of the first answers came in time: `96%`, with its note; a dash where none was timed. */
export function inTimeFigure({ inTime }: Pick<DeskReport, 'inTime'>): { value: string; note: string } {
  if (!inTime || inTime.of === 0) return { value: '–', note: 'No first answer yet' }
  const count = (figure: number) => figure.toLocaleString('en-US')
  return {
    value: share(inTime.met, inTime.of),
    note: `${count(inTime.met)} of ${count(inTime.of)} first answers`,
  }
}

/** How many of those who rated were satisfied. */
export function ratingFigure({ good, bad }: DeskReport['ratings']): { value: string; note: string } {
  if (good + bad === 0) return { value: '–', note: 'No ratings yet' }
  return {
    value: share(good, good + bad),
    note: `${good.toLocaleString('en-US')} good, ${bad.toLocaleString('en-US')} bad`,
  }
}

/** Nothing happened at the desk on these days. */
export const isQuiet = ({ opened, answered, solved, ratings, comments }: DeskReport): boolean =>
  opened + answered + solved + ratings.good + ratings.bad + comments.length === 0
