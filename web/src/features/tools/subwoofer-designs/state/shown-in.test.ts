import { expect, test } from 'vitest'
import { designAdvice } from '#shared/tools/subwoofer-designs/design-advice.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { computeDesign } from './computed-design.ts'
import { shownIn } from './shown-in.ts'

const { figures } = computeDesign(startingDesign, undefined)
const sentenceOf = (rule: string, change: Partial<SavedDesign>, system: 'metric' | 'imperial') =>
  designAdvice(computeDesign({ ...startingDesign, ...change }, undefined), shownIn(system)).find(
    (advice) => advice.rule === rule,
  )?.sentence

test.each(['metric', 'imperial'] as const)(
  'air that is a little faster than the limit never seems to be as fast (%s)',
  (system) => {
    for (const by of [0.2, 0.05, 0.01]) {
      const portLimit = (figures.portVelocity?.value ?? 0) - by
      const sentence = sentenceOf('port_velocity', { portLimit }, system)
      const [, reached, allowed] = /reaches (\S+) \S+ at .* above the (\S+) /.exec(sentence ?? '') ?? []
      expect(Number(reached)).toBeGreaterThan(Number(allowed))
    }
  },
)

test('a cone that travels a little past Xmax is never at 100%', () => {
  const { driver } = startingDesign
  const xmax = (figures.excursion?.value ?? 0) / 1.002
  const sentence = sentenceOf(
    'excursion',
    { driver: { ...driver, values: { ...driver.values, xmax } } },
    'metric',
  )
  expect(sentence).toMatch(/^The cone travels to 100\.2% of Xmax at /)
})

test('lengths to cut are fractions of an inch, or tenths of a millimeter', () => {
  expect(shownIn('imperial').cut(0.01905)).toBe('3/4 in')
  expect(shownIn('metric').cut(0.01905)).toBe('19.1 mm')
})
