import { createHash } from 'node:crypto'
import { problem } from '../json-response.ts'
import type { LocalService } from '../service.ts'

/** A handful of what people choose most; the real service knows a billion. */
const leaked = [
  'password',
  'password1',
  'password123',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'letmein1',
  'abc12345',
  'subwoofer',
]
const hashes = leaked.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
const padding = `${'0'.repeat(35)}:0`

/** Stands in for the range API of Have I Been Pwned: same question, same lines. */
export const breachService: LocalService = async ({ method, path }) => {
  const prefix = /^\/range\/([0-9A-F]{5})$/i.exec(path)?.[1]?.toUpperCase()
  if (method !== 'GET' || !prefix) return problem(400, 'Bad Request', 'Ask for range/ and five hex digits.')
  const lines = hashes.flatMap((hash) => (hash.startsWith(prefix) ? [`${hash.slice(5)}:3861493`] : []))
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: [...lines, padding].join('\r\n') }
}
