import { availableParallelism } from 'node:os'

/** How many checks and test files run at the same time: each of them waits now and then for what it has started. */
export const lanes = Math.min(Math.max(availableParallelism(), 2), 4) + 1
