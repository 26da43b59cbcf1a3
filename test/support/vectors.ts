import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

type Value = number | string | boolean | null | Value[] | { [name: string]: Value }

/** A checked answer. `test/vectors/README.md` says what its names and tolerances mean. */
export type Vector = {
  id: string
  category: string
  title: string
  inputs: Record<string, Value>
  expected: Record<string, Value>
  tolerance: { rel: number; abs_db: number }
}

const file: { vectors: Vector[] } = JSON.parse(
  readFileSync(new URL('../vectors/pro-tools.json', import.meta.url), 'utf8'),
)

export const vectorsOf = (category: string): Vector[] =>
  file.vectors.filter((vector) => vector.category === category)

/** Fails unless there is an answer of ours for each that the vector expects, within its tolerance. */
export function expectVector(vector: Vector, ours: Record<string, Value>) {
  for (const [name, expected] of Object.entries(vector.expected))
    expectWithin(
      ours[name],
      expected,
      `${vector.id} ${name}`,
      name.split('_').includes('db'),
      vector.tolerance,
    )
}

function expectWithin(
  ours: Value | undefined,
  expected: Value,
  at: string,
  decibels: boolean,
  tolerance: Vector['tolerance'],
) {
  if (Array.isArray(expected)) {
    expect(ours, at).toHaveLength(expected.length)
    for (const [index, one] of expected.entries())
      expectWithin((ours as Value[])[index], one, `${at}[${index}]`, decibels, tolerance)
  } else if (typeof expected === 'number') {
    const away = decibels ? tolerance.abs_db : Math.abs(expected) * tolerance.rel
    expect(Math.abs((ours as number) - expected), `${at}: ${ours} for ${expected}`).toBeLessThanOrEqual(away)
  } else expect(ours, at).toEqual(expected)
}
