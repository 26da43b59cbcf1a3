/** Product in the field of 256 elements that QR codes compute in. */
function product(a: number, b: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d)
    result ^= ((b >>> bit) & 1) * a
  }
  return result
}

/** The polynomial that code words are divided by, without its leading coefficient. */
export function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++)
      divisor[index] = product(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0)
    root = product(root, 2)
  }
  return divisor
}

/** What is appended to the data, so that a reader can correct what it could not see. */
export function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  let remainder = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0)
    remainder = [...remainder.slice(1), 0].map((value, index) => value ^ product(divisor[index] ?? 0, factor))
  }
  return remainder
}
