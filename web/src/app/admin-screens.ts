import * as nouns from './admin-screens-of-nouns.ts'
import type { ScreenEntry } from './screen.ts'

/** The screens of administration, which only who opens one of them loads. */
export const adminScreens: readonly ScreenEntry[] = Object.values<readonly ScreenEntry[]>(nouns).flat()
