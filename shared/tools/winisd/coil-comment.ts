import type { DriverFields } from '#shared/tools/drivers/driver.ts'

export type CoilWords = {
  valuesFor: DriverFields['valuesFor']
  coils: Exclude<DriverFields['valuesFor'], 'single'> | undefined
}

const holdForOne = 'Values hold for one driven coil, the other open.'
const wired = {
  parallel: 'Coils wired in parallel.',
  series: 'Coils wired in series.',
  one: 'One coil driven, the other open.',
} as const

/** The wiring in words, because the keys of WinISD know neither one driven coil nor two wirings at once. */
export function coilComment({ valuesFor, coils }: CoilWords): string {
  if (valuesFor === 'single') return ''
  const values = valuesFor === 'one' ? [holdForOne] : []
  return [...values, ...(coils && coils !== valuesFor ? [wired[coils]] : [])].join(' ')
}

/** What the comment of a driver with two coils says of them. */
export function readCoilComment(comment: string): Partial<CoilWords> {
  const coils = (['parallel', 'series', 'one'] as const).find((one) => comment.includes(wired[one]))
  return { ...(comment.includes(holdForOne) && { valuesFor: 'one' }), ...(coils && { coils }) }
}
