import type { Follower } from '#core/platform/projections/follow.ts'
import * as nouns from './projections-of-nouns.ts'

/** The followers of everything the table stream keeps. */
export const followers: readonly Follower[] = Object.values(nouns).flat()
