import { getDiffieHellman } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import BigInteger from './big-integer.ts'

const prime = getDiffieHellman('modp15').getPrime('hex')
const hex = (value: BigInteger) => value.toString(16)
const number = fc.bigInt({ min: 1n, max: 2n ** 3100n })

function power(base: BigInteger, exponent: string, modulus: string): string {
  let result = ''
  base.modPow(new BigInteger(exponent), new BigInteger(modulus), (_error, found) => {
    result = hex(found)
  })
  return result
}

test('powers are those that OpenSSL computes in the group of SRP', () => {
  for (let round = 0; round < 10; round++) {
    const party = getDiffieHellman('modp15')
    const publicKey = party.generateKeys('hex').replace(/^0+/, '')
    expect(power(new BigInteger('2'), party.getPrivateKey('hex'), prime)).toBe(publicKey)
  }
})

test('remainders are never negative, and neither are powers of what is', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const modulus = new BigInteger(prime)
      const difference = new BigInteger(one).subtract(new BigInteger(other))
      const remainder = difference.mod(modulus)
      expect(remainder.compareTo(BigInteger.ZERO)).toBeGreaterThanOrEqual(0)
      expect(remainder.compareTo(modulus)).toBe(-1)
      expect(power(difference, '3', prime)).toBe(power(remainder, '3', prime))
    }),
    { numRuns: 50 },
  )
})

test('sums, differences and products undo one another', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [a, b] = [new BigInteger(one), new BigInteger(hex(new BigInteger(other)))]
      expect(a.add(b).subtract(b).equals(a)).toBe(true)
      expect(a.subtract(b).abs().equals(b.subtract(a).abs())).toBe(true)
      expect(hex(a.add(BigInteger.ONE).multiply(b))).toBe(hex(a.multiply(b).add(b)))
    }),
  )
})
