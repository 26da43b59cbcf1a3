import type { Follower } from '#core/platform/projections/follow.ts'
import type { Waiting } from './waiting.ts'

export const isWaiting = (follower: Follower): follower is Waiting => 'lists' in follower
