import { expect, test } from 'vitest'
import { modelEnd } from './model-end.ts'
import { startingDesign } from './starting-designs.ts'

const withBox = (box: Partial<typeof startingDesign.box>) => ({
  ...startingDesign,
  box: { ...startingDesign.box, ...box },
})
const litres = (volume: number) => ({ ...startingDesign.box.rear, volume: volume / 1000 })

test('a larger box has its standing waves lower, and half the longest side doubles where they start', () => {
  const [small, large] = [8, 64].map((volume) => modelEnd(withBox({ kind: 'sealed', rear: litres(volume) })))
  expect(small).toBeCloseTo(2 * (large ?? 0), 6)
  // The longest of 64 L as 1 : 1.25 : 1.6 is 0.508 m.
  expect(large).toBeCloseTo(343.2 / (6 * 0.508), 0)
})

test('of two chambers the larger one decides, and one that is not there does not', () => {
  const [rear, front] = [litres(20), litres(64)]
  const bandpass = modelEnd(withBox({ kind: 'bandpass_4', rear, front }))
  expect(bandpass).toBe(modelEnd(withBox({ kind: 'sealed', rear: front })))
  expect(modelEnd(withBox({ kind: 'vented', rear, front }))).toBe(modelEnd(withBox({ kind: 'sealed', rear })))
})
