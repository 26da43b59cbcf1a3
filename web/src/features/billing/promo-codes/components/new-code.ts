/** Letters that look like no other when written by hand. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8

/** A code that no one guesses: `K7QF-2MXR`. */
export function newCode(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(length))]
  const code = random.map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
