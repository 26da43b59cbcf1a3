import { expect, test } from 'vitest'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { computeDesign } from '../state/computed-design.ts'
import { edgeMarks } from './edge-marks.ts'

const design = computeDesign(startingDesign, undefined)

test('a chart of the level has the marks where it has fallen by 3, 6 and 10 dB', () => {
  const marks = edgeMarks('transfer', design)
  expect(marks.map(({ name }) => name)).toEqual(['f3', 'f6', 'f10'])
  expect(marks.map(({ hz }) => hz)).toEqual([design.figures.f3, design.figures.f6, design.figures.f10])
  for (const [at, drop] of [3, 6, 10].entries()) expect(marks[at]?.value).toBeCloseTo(-drop, 0)
})

test('other charts, and a response that never falls so far, have none', () => {
  expect(edgeMarks('impedance', design)).toEqual([])
  expect(edgeMarks('spl', { ...design, figures: { ...design.figures, f3: undefined } })).toHaveLength(2)
})
