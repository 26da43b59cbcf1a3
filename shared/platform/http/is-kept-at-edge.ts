import type { Contract } from './route.ts'

/** True if a route’s answer is cached at the edge, which tells by itself who already has it. */
export const isKeptAtEdge = ({ caching }: Pick<Contract, 'caching'>): boolean =>
  caching === 'minute' || caching === 'moment'
