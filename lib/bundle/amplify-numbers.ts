import { join } from 'node:path'

/** The browser's own numbers in the place of those that Amplify brings. */
export const amplifyNumbers = [
  {
    find: /^\..*\/BigInteger\/BigInteger\.mjs$/,
    replacement: join(import.meta.dirname, '../../web/src/lib/session/big-integer.ts'),
  },
]
