import { join } from 'node:path'

/** Replaces the numbers that Amplify brings with the browser’s own. */
export const amplifyNumbers = {
  find: /^\..*\/BigInteger\/BigInteger\.mjs$/,
  replacement: join(import.meta.dirname, '../../web/src/lib/session/big-integer.ts'),
}
