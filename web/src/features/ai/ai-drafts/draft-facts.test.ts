import { expect, test } from 'vitest'
import { DraftFact } from '#shared/ai/ai-drafts/draft.ts'
import { cutTo, draftFacts } from './draft-facts.ts'

test('what is not filled in is no fact', () => {
  expect(draftFacts({ City: ' Dallas\n', State: '', Type: undefined, Brands: '  ' })).toEqual([
    { label: 'City', value: 'Dallas' },
  ])
})

test('facts stay within what the route takes, and no character is cut in half', () => {
  const long = draftFacts({ About: `${'a'.repeat(299)}😀 and more` })
  expect(long).toEqual([{ label: 'About', value: 'a'.repeat(299) }])
  for (const fact of long) expect(DraftFact.parse(fact)).toEqual(fact)
  expect(cutTo('ab😀', 3)).toBe('ab')
  expect(cutTo('ab😀', 4)).toBe('ab😀')
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`Fact ${at}`, 'x']))
  expect(draftFacts(many)).toHaveLength(30)
})
