import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { blankItem, blankSection, rubricSchema, rubricValues } from './rubric-values.ts'

const rubric: Rubric = {
  key: 'sound',
  name: 'Sound',
  sections: [
    {
      key: 'tone',
      name: 'Tone',
      items: [
        {
          key: 'bass',
          label: 'Bass',
          kind: 'points',
          minHundredths: 0,
          maxHundredths: 1000,
          stepHundredths: 25,
          note: 'Deep and tight.',
        },
        {
          key: 'wiring',
          label: 'Wiring',
          kind: 'points',
          minHundredths: 400,
          maxHundredths: 1000,
          stepHundredths: 300,
          values: [1000, 700, 400],
          note: '',
        },
      ],
    },
  ],
}

test('an unchanged rubric is saved as it was', () => {
  expect(z.parse(rubricSchema([]), rubricValues(rubric))).toEqual(rubric)
})

test('keys that are there stay when a name changes, and new lines get keys of their own', () => {
  const values = rubricValues(rubric)
  const section = { ...blankSection(), name: 'Tone', items: [{ ...blankItem(), label: 'Bass' }] }
  const changed = {
    ...values,
    sections: [{ ...values.sections[0], name: 'Sound' }, section],
  } as typeof values
  const { sections } = z.parse(rubricSchema(['sound']), changed)
  expect(sections.map(({ key }) => key)).toEqual(['tone', 'tone_2'])
  expect(sections.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(['bass', 'wiring', 'bass_2'])
})
