import { expect, test } from 'vitest'
import type { MailWording } from './mail-wording.ts'
import { placeholdersOf } from './placeholders-of.ts'
import { wordingProblem } from './wording-problem.ts'

const rulesOf = (original: MailWording, actionUrl?: string) => ({
  original,
  placeholders: placeholdersOf(original, actionUrl),
})

const deletion = rulesOf(
  {
    subject: 'Your account will be deleted on {{date}}',
    heading: 'Your account will be deleted.',
    paragraphs: ['Hi {{firstName}}, on {{date}} we delete everything.'],
    actionLabel: 'Keep my account',
  },
  '{{siteUrl}}/profile?tab=data',
)
const code = rulesOf({ subject: 'Confirm', heading: 'Is this you?', paragraphs: ['Enter {{code}}', 'Bye'] })
const unpaid = rulesOf(
  {
    subject: 'Hi {{firstName}}',
    heading: 'You are in.',
    paragraphs: ['You chose {{membership}}.'],
    actionLabel: 'Get {{membership}}',
  },
  '{{siteUrl}}/billing?plan={{plan}}',
)

test('an original fits itself', () => {
  for (const rules of [deletion, code, unpaid]) expect(wordingProblem(rules, rules.original)).toBeUndefined()
})

test('an unknown placeholder is refused at its field, with those that there are', () => {
  const wording = { ...deletion.original, paragraphs: ['Hi {{firstName}}', 'On {{frist}}'] }
  expect(wordingProblem(deletion, wording)).toEqual({
    code: 'placeholder_unknown',
    path: 'paragraphs.1',
    sentence: 'There is no {{frist}} in this email. You can use {{firstName}} and {{date}}.',
  })
})

test('a code and a reason must stay, wherever they stand', () => {
  const without = { ...code.original, paragraphs: ['Enter your code'] }
  expect(wordingProblem(code, without)).toEqual({
    code: 'placeholder_missing',
    path: 'paragraphs',
    sentence: 'Keep {{code}}. The email does not work without it.',
  })
  expect(wordingProblem(code, { ...without, subject: '{{code}} is your code' })).toBeUndefined()
})

test('what the label of a button names must stay; what its address names stays by itself', () => {
  const wording = { subject: 'Hi', heading: 'In.', paragraphs: ['Welcome.'], actionLabel: 'Pay' }
  expect(wordingProblem(unpaid, wording)).toMatchObject({
    code: 'placeholder_missing',
    path: 'actionLabel',
    sentence: 'Keep {{membership}}. The email does not work without it.',
  })
  expect(wordingProblem(unpaid, { ...wording, actionLabel: 'Get {{membership}}' })).toBeUndefined()
})

test('an optional placeholder may go, may move, and the address of the site may be named anywhere', () => {
  const wording = { ...deletion.original, subject: 'Goodbye', paragraphs: ['Until {{date}}: {{siteUrl}}'] }
  expect(wordingProblem(deletion, wording)).toBeUndefined()
})

test.each(['{{ firstName }}', '{{firstName', 'firstName}}', '{{{{firstName}}', '{{first-name}}', '{{}}'])(
  'what looks like a placeholder and is none is refused: %s',
  (typed) => {
    expect(wordingProblem(deletion, { ...deletion.original, heading: typed })).toEqual({
      code: 'placeholder_malformed',
      path: 'heading',
      sentence: 'Write a placeholder with two braces on each side and no spaces, such as {{firstName}}.',
    })
  },
)

test('single braces are text', () => {
  expect(wordingProblem(deletion, { ...deletion.original, heading: 'So {be} it } {' })).toBeUndefined()
})

test('a wording has a button label exactly where its email has a button', () => {
  const { actionLabel: _, ...bare } = deletion.original
  expect(wordingProblem(deletion, bare)).toMatchObject({ code: 'button_mismatch', path: 'actionLabel' })
  expect(wordingProblem(code, { ...code.original, actionLabel: 'Go' })).toMatchObject({
    code: 'button_mismatch',
    sentence: 'This email has no button.',
  })
})

test('an email that fills in nothing offers the address of the site', () => {
  const { placeholders } = rulesOf({ subject: 'Hi', heading: 'Hi', paragraphs: ['Hi'] })
  expect(placeholders).toEqual([{ name: 'siteUrl', needed: false }])
})
