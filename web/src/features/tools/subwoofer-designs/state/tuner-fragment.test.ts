import { expect, test } from 'vitest'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { designsOfTuner } from './tuner-fragment.ts'

test('the box of the instrument is the box of the designer', () => {
  const designs = designsOfTuner('#tuner=ported,2.5,33,800')
  expect(SavedDesigns.safeParse(designs).success).toBe(true)
  expect(designs?.designs[0]).toMatchObject({
    box: { kind: 'vented', rear: { volume: 2.5 * 0.028316846592 }, rearPorts: { tuning: 33 } },
    signal: { watts: 800 },
  })
  expect(designsOfTuner('#tuner=sealed,1,33,100')?.designs[0]?.box.kind).toBe('sealed')
})

test('a link beyond what can be built is held at the edge, and a foreign one opens nothing', () => {
  expect(SavedDesigns.safeParse(designsOfTuner('#tuner=ported,9999,9999,999999')).success).toBe(true)
  for (const foreign of ['', '#tuner=', '#tuner=box,1,2,3', '#tuner=ported,1,2', '#d=abc'])
    expect(designsOfTuner(foreign)).toBeUndefined()
})
