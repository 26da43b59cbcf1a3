import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto'

const keys = new WeakMap<Uint8Array, KeyObject>()

/** The SDK signs every call with the same bytes until midnight; Node takes five times as long to make a key of bytes. */
function keyOf(secret: Uint8Array): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, known)
  return known
}

/** SHA-256, or its HMAC with a secret, as the SDK asks for it. */
export class Sha256 {
  readonly #hash

  constructor(secret?: unknown) {
    if (secret === undefined) this.#hash = createHash('sha256')
    else this.#hash = createHmac('sha256', secret instanceof Uint8Array ? keyOf(secret) : String(secret))
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}
