import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCertificate } from './certificate.ts'
import * as der from './der.ts'

const from = new Date('2027-01-01T00:00:00Z')
const to = new Date('2101-05-06T07:08:09Z')

test.each(['ec', 'rsa'] as const)('a certificate of an %s issuer is what it was made as', (type) => {
  const issuer =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const owner = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const root = new X509Certificate(
    makeCertificate({
      subject: 'Rööt',
      issuer: 'Rööt',
      publicKey: issuer.publicKey,
      signingKey: issuer.privateKey,
      from,
      to,
      authority: true,
    }),
  )
  const leaf = new X509Certificate(
    makeCertificate({
      subject: 'signs.paypal.test',
      issuer: 'Rööt',
      publicKey: owner.publicKey,
      signingKey: issuer.privateKey,
      from,
      to,
      authority: false,
      hosts: ['signs.paypal.test'],
    }),
  )
  expect([root.ca, leaf.ca]).toEqual([true, false])
  expect(leaf.checkIssued(root)).toBe(true)
  expect(leaf.verify(root.publicKey)).toBe(true)
  expect(root.verify(root.publicKey)).toBe(true)
  expect(root.verify(leaf.publicKey)).toBe(false)
  expect(leaf.checkHost('signs.paypal.test')).toBe('signs.paypal.test')
  expect(leaf.checkHost('other.paypal.test')).toBeUndefined()
  expect([new Date(leaf.validFrom), new Date(leaf.validTo)]).toEqual([from, to])
  expect(leaf.publicKey.equals(owner.publicKey)).toBe(true)
})

test('a number reads back from its bytes and is never negative', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (value) => {
      const bytes = der.integer(value)
      expect(bytes[0]).toBe(2)
      expect(bytes[1]).toBe(bytes.length - 2)
      expect((bytes[2] ?? 0) & 0x80).toBe(0)
      expect(BigInt(`0x${bytes.subarray(2).toString('hex')}`)).toBe(value)
    }),
  )
})

test.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])('%i bytes say their length', (length) => {
  const bytes = der.octets(Buffer.alloc(length, 7))
  const first = bytes[1] ?? 0
  const digits = first < 0x80 ? 0 : first & 0x7f
  const told = digits === 0 ? first : bytes.readUIntBE(2, digits)
  expect(told).toBe(length)
  expect(bytes.length).toBe(2 + digits + length)
})

test('an object identifier is written in base 128', () => {
  expect(der.objectIdentifier('1.2.840.113549.1.1.11').toString('hex')).toBe('06092a864886f70d01010b')
})
