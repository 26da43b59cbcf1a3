import { createHash } from 'node:crypto'

/** Returns a number from 0 to 1, the same for the same name on every machine. */
export const chance = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
