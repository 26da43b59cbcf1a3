import * as z from 'zod/mini'
import { line } from '#shared/text.ts'

/** The most bytes that a name may have in a key: keys hold 1,024. */
export const mostKeyBytes = 480

/** Some signs stand for whole sentences, which a name becomes when names are compared. */
const fitsKey = (name: string) => new TextEncoder().encode(name.normalize('NFKC')).length <= mostKeyBytes

/** A name by which things are listed or told apart. */
export const nameLine = (max: number, min = 0) =>
  line(max, min).check(z.refine<string>(fitsKey, 'Use simpler characters'))
