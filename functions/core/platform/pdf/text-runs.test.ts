import { expect, test } from 'vitest'
import { openFont } from './open-font.ts'
import { isPrintable, textRuns } from './text-runs.ts'

const inOrder = (text: string) => textRuns(text, 400).map((run) => run.text)

test.each([
  'Łukasz 李 Żółć',
  'Nguyễn Thị Hương',
  'Ελένη Παπαδοπούλου',
  'Дмитрий',
  '김철수',
  'さくら 髙橋',
  'محمد علی',
  'שרה כהן',
  'अमित शर्मा',
  'สมชาย',
  'Ամիրյան',
  'გიორგი',
  'রহিম',
  'ጸጋዬ',
  'સુરેશ',
  'ਗੁਰਪ੍ਰੀਤ',
  'ಸುಮಾ',
  'សុខា',
  'ສົມ',
  'സുമ',
  'නිමල්',
  'தமிழ்',
  'తెలుగు',
])('there is a font for every letter of %s', (name) => {
  expect(isPrintable(name)).toBe(true)
  for (const { font, text } of textRuns(name, 400))
    for (const letter of text)
      expect(openFont(font).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
})

test('what is read from right to left stands so on paper, with what it is mixed with where it belongs', () => {
  expect(inOrder('שרה כהן (12)')).toEqual(['(', '12', ')', 'שרה כהן '])
  expect(inOrder('Dana שרה 12')).toEqual(['Dana ', '12', 'שרה '])
})

test('a letter without the marks that no font has is better than none', () => {
  expect(inOrder('Hx\u033a')).toEqual(['Hx'])
  expect(inOrder('葛\u{e0100}')).toEqual(['葛'])
})

test('pictures are left out, and what no font has is a question mark', () => {
  expect(inOrder('Bass 🔊 Head 👩🏽‍🔧')).toEqual(['Bass Head'])
  expect(isPrintable('🔊')).toBe(false)
  expect(isPrintable('ᎠᏂ')).toBe(false)
  expect(inOrder('ᎠᏂ!')).toEqual(['??!'])
})

test('bold letters are there for what is not a name', () => {
  expect(textRuns('Total', 700)[0]?.font).toMatch(/noto-sans-latin-700/)
  expect(textRuns('李', 700)[0]?.font).toMatch(/noto-sans-sc-\d+-400/)
})
