import type { Contract } from './route.ts'

/** True if a route is also asked with HEAD: programs that fetch files do so before. */
export const answersHead = ({ method, mediaType }: Pick<Contract, 'method' | 'mediaType'>): boolean =>
  method === 'GET' && mediaType !== undefined
