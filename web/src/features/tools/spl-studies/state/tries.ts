import * as z from 'zod/mini'
import { kept } from '#web/lib/kept-in-browser.ts'

const keptAs = 'pro-tools:tries'

const Tries = z.object({ day: z.iso.date(), n: z.int().check(z.gte(0)) })

/** Counts the member's own results that this device has shown on a day. */
export function triesOn(day: string): number {
  try {
    const read = Tries.safeParse(JSON.parse(kept.get(keptAs) ?? ''))
    return read.success && read.data.day === day ? read.data.n : 0
  } catch {
    return 0
  }
}

/** Counts one more; a new day begins at none. */
export function countTry(day: string): number {
  const n = triesOn(day) + 1
  kept.set(keptAs, JSON.stringify({ day, n }))
  return n
}
