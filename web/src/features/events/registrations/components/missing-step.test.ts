import { expect, test } from 'vitest'
import { missingStep } from './missing-step.ts'

const nothing = { waiver: false, questionKeys: [], entryIds: [] }

test('an entry that was handed over is finished, one with an older waiver accepts it, one without answers gives them', () => {
  expect(missingStep({})).toBeUndefined()
  expect(missingStep({ isUnfinished: true, missing: { ...nothing, waiver: true } })?.dialog).toBe('change')
  expect(missingStep({ missing: { ...nothing, waiver: true, questionKeys: ['shirt'] } })).toMatchObject({
    dialog: 'complete',
    label: 'Accept the waiver',
  })
  expect(missingStep({ missing: { ...nothing, questionKeys: ['shirt'] } })?.label).toBe(
    'Answer the questions',
  )
})
