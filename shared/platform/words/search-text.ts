import * as z from 'zod/mini'
import { text } from '#shared/text.ts'
import { isTerm } from './is-term.ts'

/** The text a person searches for: at least two characters, or one of Chinese, Japanese or Korean. */
export const searchText = text(80).check(z.refine(isTerm, 'Must be at least 2 characters'))
