import { readFileSync } from 'node:fs'

/** The bytes of a file as it came from a program or a member. */
export const caseFile = (path: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`../cases/${path}`, import.meta.url)))
