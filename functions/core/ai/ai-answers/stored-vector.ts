/** A vector as it is stored: numbers of four bytes, which keep as much as any model says. */
export const storedVector = (vector: readonly number[]): string =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64')

export function vectorFrom(stored: string): Float32Array {
  const bytes = new Uint8Array(Buffer.from(stored, 'base64'))
  if (bytes.length % Float32Array.BYTES_PER_ELEMENT !== 0)
    throw new Error('A stored vector ends within a number.')
  return new Float32Array(bytes.buffer)
}
