/**
 * The whole numbers that Amplify proves a password with (SRP), on the browser's own `BigInt`: those it brings are
 * computed digit by digit, and keep a laptop busy for a second at each login. The build puts these in their place.
 */
export default class BigInteger {
  static readonly ZERO = new BigInteger(0n)
  static readonly ONE = new BigInteger(1n)

  private readonly value: bigint

  /** Text is hexadecimal, as Amplify writes and reads it. */
  constructor(value: bigint | string) {
    this.value = typeof value === 'string' ? BigInt(`0x${value}`) : value
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.value + other.value)
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.value - other.value)
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.value * other.value)
  }

  abs(): BigInteger {
    return this.value < 0n ? new BigInteger(-this.value) : this
  }

  /** Never negative. */
  mod(modulus: BigInteger): BigInteger {
    return new BigInteger(residue(this.value, modulus.value))
  }

  modPow(exponent: BigInteger, modulus: BigInteger, done: (error: null, power: BigInteger) => void): void {
    const divisor = modulus.value
    let power = residue(1n, divisor)
    let square = residue(this.value, divisor)
    for (let rest = exponent.value; rest > 0n; rest >>= 1n) {
      if (rest & 1n) power = (power * square) % divisor
      square = (square * square) % divisor
    }
    done(null, new BigInteger(power))
  }

  equals(other: BigInteger): boolean {
    return this.value === other.value
  }

  compareTo(other: BigInteger): number {
    return Number(this.value > other.value) - Number(this.value < other.value)
  }

  toString(radix: number): string {
    return this.value.toString(radix)
  }
}

function residue(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor
}
