import type { Compared } from './compared.ts'

type Change = { share: string; than: 'than' | 'as' }

function changeOf({ now, before }: Compared, isCents: boolean): Change | undefined {
  // What came from nothing has not grown by a share.
  if (before <= 0) return undefined
  if (now === before) return { share: 'The same', than: 'as' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return { share: 'About the same', than: 'as' }
  const less = isCents ? 'less' : 'fewer'
  return { share: `${percent.toLocaleString('en-US')}% ${now > before ? 'more' : less}`, than: 'than' }
}

/** Says how a figure has changed, below a head that names the days before: `12% more`. */
export const shareWords = (compared: Compared, isCents = false): string | undefined =>
  changeOf(compared, isCents)?.share

/** Says how a figure stands against the days before: `12% more than the 30 days before`. */
export function changeWords(compared: Compared, days: number, isCents = false): string | undefined {
  const change = changeOf(compared, isCents)
  return change && `${change.share} ${change.than} the ${days} days before`
}
