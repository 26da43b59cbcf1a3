import { describe, expect, test } from 'vitest'
import { policyValues, policyWords, readPolicy, spanProblem } from './policy-values.ts'

const none = { hours: '', minutes: '' }

test('the times of a priority are typed in hours and minutes, and read as the same minutes', () => {
  const policy = { firstAnswerMinutes: 90, solveMinutes: 960 }
  expect(policyValues(policy)).toEqual({
    first: { hours: '1', minutes: '30' },
    solve: { hours: '16', minutes: '' },
  })
  expect(readPolicy(policyValues(policy))).toEqual(policy)
  expect(readPolicy(policyValues({ firstAnswerMinutes: 20 }))).toEqual({ firstAnswerMinutes: 20 })
  expect(readPolicy(policyValues({}))).toEqual({})
})

test('a time is whole, at least a minute, and at most sixty days', () => {
  expect(spanProblem(none)).toBeUndefined()
  expect(spanProblem({ hours: '', minutes: '90' })).toBeUndefined()
  expect(spanProblem({ hours: '1.5', minutes: '' })).toBe('Enter whole hours and minutes.')
  expect(spanProblem({ hours: '0', minutes: '0' })).toBe('Enter at least 1 minute, or leave both blank.')
  expect(spanProblem({ hours: '1440', minutes: '' })).toBeUndefined()
  expect(spanProblem({ hours: '1440', minutes: '1' })).toBe('Enter at most 1,440 hours.')
})

describe('what the times mean', () => {
  test('is said in open hours', () => {
    expect(policyWords(policyValues({ firstAnswerMinutes: 240, solveMinutes: 960 }))).toBe(
      'First answer within 4 open hours, solved within 16 open hours',
    )
    expect(policyWords(policyValues({ solveMinutes: 30 }))).toBe('Solved within 30 open minutes')
  })

  test('is that there is no target where both are blank', () => {
    expect(policyWords(policyValues({}))).toBe('No target')
  })

  test('is unknown while something cannot be read', () => {
    expect(policyWords({ first: { hours: 'x', minutes: '' }, solve: none })).toBe('')
  })
})
