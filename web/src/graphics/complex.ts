/** A complex number as [real, imaginary]: phasors of the equivalent circuits. */
export type Complex = readonly [number, number]

export const real = (x: number): Complex => [x, 0]
export const imaginary = (x: number): Complex => [0, x]
export const plus = (a: Complex, b: Complex): Complex => [a[0] + b[0], a[1] + b[1]]
export const times = (a: Complex, b: Complex): Complex => [
  a[0] * b[0] - a[1] * b[1],
  a[0] * b[1] + a[1] * b[0],
]
export const magnitude = (a: Complex): number => Math.hypot(a[0], a[1])

export function inverse(a: Complex): Complex {
  const square = a[0] * a[0] + a[1] * a[1]
  return [a[0] / square, -a[1] / square]
}
export const over = (a: Complex, b: Complex): Complex => times(a, inverse(b))
