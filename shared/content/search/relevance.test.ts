import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relevance } from './relevance.ts'

test.each([
  ['Subwoofer', '', 'subwoofer', 100],
  ['Subwoofer', 'a subwoofer', ' SUBWOOFER ', 110],
  ['Subwoofer box', '', 'sub', 50],
  ['The box', 'nothing', 'box', 25],
  ['The box', 'of a woofer', 'woof', 10],
  ['The box', 'nothing', 'amp', 0],
  ['The box', 'nothing', '  ', 1],
  ['José', 'in Córdoba', 'jose', 100],
  ['Jose', 'in Cordoba', 'córdoba', 10],
  ['Łukasz Żółć', '', 'lukasz zolc', 100],
  ['Fergal O’Beirne', '', 'obeirne', 25],
  ['Fergal O’Beirne', '', 'o beirne', 25],
  ['李小龍', '', '李', 50],
  ['Bass', '', 'ba-ss', 100],
  ['Warm-up lanes', '', 'warmup', 50],
  ['The warmup', 'to warm up', 'warm-up', 35],
  ['Sundown SWS15D4', '', 'SWS-15 D4', 25],
])('%j / %j scores for %j: %i', (title, description, query, score) => {
  expect(relevance({ title, description }, query)).toBe(score)
})

test('an exact title beats a title that starts so, which beats one that contains it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,10}$/), (query) => {
      // “The th” begins with it, too.
      fc.pre(!'the'.startsWith(query))
      const score = (title: string) => relevance({ title, description: '' }, query)
      expect(score(query.toUpperCase())).toBeGreaterThan(score(`${query} more`))
      expect(score(`${query} more`)).toBeGreaterThan(score(`the ${query}`))
      expect(score(`the ${query}`)).toBeGreaterThan(score('-'))
    }),
  )
})
