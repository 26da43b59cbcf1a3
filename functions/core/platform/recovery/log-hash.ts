import { createHash } from 'node:crypto'

/** What the logs beside the backups know of an id or an address: enough to find it again in a restored table. */
export const logHash = (idOrAddress: string): string => createHash('sha256').update(idOrAddress).digest('hex')
