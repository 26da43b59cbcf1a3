/**
 * Hands out Idempotency-Keys: the same one for the same input until it is settled, so that pressing again after a lost
 * answer cannot do a thing twice; a new one for any other input.
 */
export function attemptKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: { input: string; key: string } | undefined
  return {
    keyFor(input: unknown): string {
      const written = JSON.stringify(input) ?? ''
      if (open?.input !== written) open = { input: written, key: newKey() }
      return open.key
    },
    settle() {
      open = undefined
    },
  }
}
