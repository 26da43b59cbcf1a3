import { expect, test } from 'vitest'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { chosenFields, differencesOf } from './choose-fields.ts'

const item = (key: string, label: string) => ({
  key,
  label,
  kind: 'points' as const,
  minHundredths: 0,
  maxHundredths: 1000,
  stepHundredths: 25,
  note: '',
})
const rubric: Rubric = {
  key: 'sound',
  name: 'Sound',
  sections: [{ key: 'stage', name: 'Stage', items: [item('depth', 'Depth'), item('width', 'Width')] }],
}
const mine = { values: { depth: 800 }, comments: { stage: 'Deep.' }, privateNote: 'Loud fan' }
const theirs = { values: { depth: 750, width: 600 }, comments: {}, privateNote: 'Loud fan' }

test('names each item and comment on which two versions differ', () => {
  expect(differencesOf(rubric, mine, theirs)).toEqual([
    { key: 'value depth', label: 'Depth', mine: '8.00', theirs: '7.50' },
    { key: 'value width', label: 'Width', mine: 'Nothing', theirs: '6.00' },
    { key: 'comment stage', label: 'Comment on Stage', mine: 'Deep.', theirs: 'Nothing' },
  ])
})

test('takes from the other version what was chosen, and keeps the rest', () => {
  expect(chosenFields(rubric, mine, theirs, new Set(['value width', 'comment stage']))).toEqual({
    values: { depth: 800, width: 600 },
    comments: {},
    privateNote: 'Loud fan',
  })
  expect(chosenFields(rubric, mine, theirs, new Set())).toEqual(mine)
})
