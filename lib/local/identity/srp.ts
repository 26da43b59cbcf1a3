import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** The stored verifier of a password (RFC 5054): enough to check a sign-in, not enough to make one. */
export type Credentials = { salt: string; verifier: string }

export type ServerKeys = { secret: bigint; publicKey: bigint }

type Exchange = { clientKey: bigint; serverKeys: ServerKeys; verifier: string }

type Claim = { poolName: string; userId: string; secretBlock: Buffer; timestamp: string }

const prime = fromHex(getDiffieHellman('modp15').getPrime('hex'))
const generator = 2n
const multiplier = hash(signedBytes(prime), signedBytes(generator))

export function createCredentials(poolName: string, userId: string, password: string): Credentials {
  const salt = randomBytes(16).toString('hex')
  const exponent = passwordExponent(poolName, userId, password, salt)
  return { salt, verifier: toHex(generatorToThe(exponent)) }
}

/** Credentials of no one: they look and cost like real ones, and no password fits them. */
export function simulatedCredentials(seed: Buffer): Credentials {
  const bytes = createHash('shake256', { outputLength: 400 }).update(seed).digest('hex')
  return { salt: bytes.slice(0, 32), verifier: toHex(fromHex(bytes.slice(32)) % prime) }
}

export function passwordMatches(
  credentials: Credentials,
  poolName: string,
  userId: string,
  password: string,
) {
  const exponent = passwordExponent(poolName, userId, password, credentials.salt)
  const given = createHash('sha256')
    .update(toHex(generatorToThe(exponent)))
    .digest()
  return timingSafeEqual(given, createHash('sha256').update(credentials.verifier).digest())
}

export function createServerKeys(verifier: string): ServerKeys {
  const secret = fromHex(randomBytes(32).toString('hex'))
  return { secret, publicKey: (multiplier * fromHex(verifier) + generatorToThe(secret)) % prime }
}

/** The client's public key, or undefined when it is malformed or would fix the shared secret (A mod N = 0). */
export function readClientKey(hex: string): bigint | undefined {
  if (!/^[0-9a-f]{1,770}$/i.test(hex)) return undefined
  const key = fromHex(hex)
  return key % prime === 0n ? undefined : key
}

export function claimIsProven(exchange: Exchange, claim: Claim, signature: string): boolean {
  const expected = createHmac('sha256', passwordKey(exchange))
    .update(claim.poolName)
    .update(claim.userId)
    .update(claim.secretBlock)
    .update(claim.timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export function toHex(value: bigint): string {
  return value.toString(16)
}

function passwordKey({ clientKey, serverKeys, verifier }: Exchange): Buffer {
  const scrambler = hash(signedBytes(clientKey), signedBytes(serverKeys.publicKey))
  const base = (clientKey * power(fromHex(verifier), scrambler)) % prime
  const shared = power(base, serverKeys.secret)
  return Buffer.from(
    hkdfSync('sha256', signedBytes(shared), signedBytes(scrambler), 'Caldera Derived Key', 16),
  )
}

function passwordExponent(poolName: string, userId: string, password: string, salt: string): bigint {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest()
  return hash(signedBytes(fromHex(salt)), identity)
}

function hash(...parts: Buffer[]): bigint {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return fromHex(digest.digest('hex'))
}

/** Big-endian with a leading zero byte when the top bit is set, as Java's BigInteger writes positive numbers. */
function signedBytes(value: bigint): Buffer {
  const hex = toHex(value)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % prime
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** Row i holds g^(16^i · 0…15), so that a power of the generator costs one product per hexadecimal digit. */
let generatorTable: bigint[][] | undefined

function generatorToThe(exponent: bigint): bigint {
  generatorTable ??= createGeneratorTable()
  let result = 1n
  let rest = exponent
  for (const row of generatorTable) {
    result = (result * (row[Number(rest & 15n)] ?? 1n)) % prime
    rest >>= 4n
  }
  return result
}

function createGeneratorTable(): bigint[][] {
  const table: bigint[][] = []
  let base = generator
  for (let digit = 0; digit < 64; digit++) {
    const row = [1n]
    for (let value = 1; value < 16; value++) row.push(((row[value - 1] ?? 1n) * base) % prime)
    table.push(row)
    base = ((row[15] ?? 1n) * base) % prime
  }
  return table
}
