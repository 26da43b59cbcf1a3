import { expect, test } from 'vitest'
import { describedPictures, suggestedAlt } from './suggested-alt.ts'

test('a picture says the title, and which of several it is', () => {
  expect(suggestedAlt(' Two subwoofers ', 0)).toBe('Two subwoofers')
  expect(suggestedAlt('Two subwoofers', 2)).toBe('Two subwoofers, picture 3')
  expect(suggestedAlt('', 1)).toBe('')
  expect([...suggestedAlt('𝄞'.repeat(130), 1)]).toHaveLength(120)
})

test('pictures that came before the title get their words with it, and those with words keep them', () => {
  const pictures = [
    { id: 'a', alt: 'The cone' },
    { id: 'b', alt: '' },
  ]
  expect(describedPictures({ title: 'Subwoofer', pictures })).toEqual([
    { id: 'a', alt: 'The cone' },
    { id: 'b', alt: 'Subwoofer, picture 2' },
  ])
  expect(describedPictures({ title: '', pictures })).toBeUndefined()
  expect(describedPictures({ title: 'Subwoofer', pictures: pictures.slice(0, 1) })).toBeUndefined()
})
