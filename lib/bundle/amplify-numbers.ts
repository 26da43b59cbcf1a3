import { join } from 'node:path'

/** Where Amplify asks for the numbers that it brings, and the browser’s own that it gets. */
export const amplifyNumbers = {
  find: /^\..*\/BigInteger\/BigInteger\.mjs$/,
  replacement: join(import.meta.dirname, '../../web/src/lib/session/big-integer.ts'),
}
