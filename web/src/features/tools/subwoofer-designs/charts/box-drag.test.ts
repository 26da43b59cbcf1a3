import { expect, test } from 'vitest'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { movedBox } from './box-drag.ts'

test('a drag moves the volume and the tuning, and neither leaves its range', () => {
  const { box } = movedBox(startingDesign, 2, 0.9)
  expect(box.rear.volume).toBeCloseTo(0.1416, 9)
  expect(box.rearPorts.tuning).toBeCloseTo(29.7, 9)
  expect(movedBox(startingDesign, 1e9, 1e9).box).toMatchObject({
    rear: { volume: 0.6 },
    rearPorts: { tuning: 120 },
  })
})

test('a sealed box has no tuning to move, and a bandpass box moves that of its front chamber', () => {
  const ofKind = (kind: 'sealed' | 'bandpass_4') => ({
    ...startingDesign,
    box: { ...startingDesign.box, kind },
  })
  expect(movedBox(ofKind('sealed'), 1, 2).box).toEqual(ofKind('sealed').box)
  const { frontPorts, rearPorts } = movedBox(ofKind('bandpass_4'), 1, 1.5).box
  expect([frontPorts.tuning, rearPorts.tuning]).toEqual([90, 33])
})
