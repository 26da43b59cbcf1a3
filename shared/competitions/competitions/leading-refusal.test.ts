import { expect, test } from 'vitest'
import { actsAsHeadJudge, competesRefusal } from './leading-refusal.ts'

const head = { userId: 'head', roles: ['head_judge'] as const }
const organizer = { userId: 'owner', roles: ['organizer'] as const }
const leaders = { headJudgeIds: ['head'], organizerIds: ['owner'] }

test('who competes in a class names who decides about its places instead', () => {
  const sentence = (entrantIds: string[], headJudgeIds = ['head']) =>
    competesRefusal(head, { ...leaders, headJudgeIds, entrantIds }, 'sign')?.message
  expect(sentence(['someone'])).toBeUndefined()
  expect(sentence(['head'], ['head', 'second'])).toBe(
    'You compete in this class. Another head judge must sign its places.',
  )
  expect(sentence(['head'])).toBe('You compete in this class. The organizer must sign its places.')
  expect(sentence(['head', 'second'], ['head', 'second'])).toBe(
    'You compete in this class. The organizer must sign its places.',
  )
  expect(sentence(['head', 'owner'])).toBe(
    'You compete in this class. An administrator must sign its places.',
  )
})

test('the organizer decides as the head judge only where every head judge of the class competes', () => {
  expect(actsAsHeadJudge(head, { ...leaders, entrantIds: [] })).toBe(true)
  expect(actsAsHeadJudge(organizer, { ...leaders, entrantIds: [] })).toBe(false)
  expect(actsAsHeadJudge(organizer, { ...leaders, entrantIds: ['head'] })).toBe(true)
  expect(
    actsAsHeadJudge(organizer, { ...leaders, headJudgeIds: ['head', 'second'], entrantIds: ['head'] }),
  ).toBe(false)
  expect(actsAsHeadJudge(organizer, { ...leaders, headJudgeIds: [], entrantIds: [] })).toBe(false)
  expect(actsAsHeadJudge({ roles: ['judge'] }, { ...leaders, entrantIds: ['head'] })).toBe(false)
})
