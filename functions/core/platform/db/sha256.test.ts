import { createHash, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { Sha256 } from './sha256.ts'

async function digest(data: Uint8Array, secret?: string | Uint8Array): Promise<Buffer> {
  const hash = new Sha256(secret)
  hash.update(data)
  return Buffer.from(await hash.digest())
}

test('a signature is the same whether its key is new, known already, or written as text', async () => {
  const data = randomBytes(200)
  const [key, other] = [new Uint8Array(randomBytes(32)), new Uint8Array(randomBytes(32))]
  for (const secret of [key, other, key, 'written', ''])
    expect(await digest(data, secret)).toEqual(createHmac('sha256', secret).update(data).digest())
  expect(await digest(data)).toEqual(createHash('sha256').update(data).digest())
})
