import type { Follower } from '#core/projections/follow.ts'
import type { Waiting } from './waiting.ts'

export const isWaiting = (follower: Follower): follower is Waiting => 'lists' in follower
