import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { marineAmpacity } from './ampacity.ts'
import type { Awg } from './awg.ts'
import { fuseChoice } from './fuse-choice.ts'
import { mainFuseRefusal } from './main-fuse.ts'

function chosen(need: Parameters<typeof fuseChoice>[0]) {
  const choice = fuseChoice(need)
  if ('code' in choice) throw new Error(choice.message)
  return choice
}

test('fuses and the cables that they protect meet the vectors', () => {
  const vectors = vectorsOf('fuse')
  expect(vectors).toHaveLength(5)
  for (const { inputs, ...vector } of vectors) {
    const { fuse, carries, thinnest, blocked } = chosen({
      load: inputs.load_a as number,
      loadKind: inputs.load_kind === 'continuous current' ? 'continuous' : 'amplifier_fuses',
      cables: [{ size: { awg: inputs.awg as Awg }, material: 'ofc' }],
      ampacity: { table: marineAmpacity, engineSpace: inputs.engine_space as boolean },
      ratings: inputs.standard_ratings_a as number[],
    })
    const ours = { fuse_a: fuse, wire_ok: !blocked, min_awg: thinnest ?? null, wire_ampacity_a: carries }
    expectVector({ inputs, ...vector }, ours)
  }
})

test('a fuse above its cable blocks, and the thinnest cable behind it decides', () => {
  const [thick, thin] = [
    { size: { awg: '1/0' }, material: 'ofc' } as const,
    { size: { awg: '8' }, material: 'ofc' } as const,
  ]
  const choice = chosen({ load: 90, loadKind: 'continuous', cables: [thick, thin] })
  expect(choice).toMatchObject({ fuse: 125, weakest: thin, carries: 80, thinnest: '4' })
  expect(choice.blocked).toEqual({
    code: 'fuse_above_cable',
    message: 'A 125 A fuse does not protect 8 AWG cable, which carries 80 A.',
  })
  expect(chosen({ load: 90, loadKind: 'continuous', cables: [thick] }).blocked).toBeUndefined()
})

test('a load above every rating is refused', () => {
  const cables = [{ size: { awg: '4/0' }, material: 'ofc' } as const]
  expect(fuseChoice({ load: 401, loadKind: 'amplifier_fuses', cables })).toMatchObject({
    code: 'no_fuse_rating',
  })
})

test('the main fuse sits within 18 inches of its battery', () => {
  expect(mainFuseRefusal(0.4572, 'Battery')).toBeUndefined()
  const message = 'Put a fuse within 18 inches of Second battery.'
  expect(mainFuseRefusal(0.458, 'Second battery')).toEqual({ code: 'no_fuse', message })
  expect(mainFuseRefusal(undefined, 'Second battery')).toEqual({ code: 'no_fuse', message })
})
