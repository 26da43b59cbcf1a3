import type { Contract } from './route.ts'

/** Whether the answer of a route lives at the edge, which tells by itself who holds it already. */
export const isKeptAtEdge = ({ caching }: Pick<Contract, 'caching'>): boolean =>
  caching === 'minute' || caching === 'moment'
