import { availableParallelism } from 'node:os'

/**
 * The number of checks and test files that run at the same time: each of them sometimes waits for something
 * it started.
 */
export const lanes = Math.min(Math.max(availableParallelism(), 2), 4) + 1
