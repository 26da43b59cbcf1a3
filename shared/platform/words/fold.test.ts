import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldings } from './fold.ts'

test.each([
  ['José  Ñandú', 'jose nandu'],
  ['O’Neill & Sons, Inc.', 'oneill sons inc'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Đặng Thị Hương', 'dang thi huong'],
  ['SØREN Ægir Øster', 'soren aegir oster'],
  ['Weißmüller GROẞ', 'weissmuller gross'],
  ['Þór Œuvre Ŧ', 'thor oeuvre t'],
  ['İbrahim Işık', 'ibrahim isik'],
  ['ﬁne ǆ Ａｕｄｉｏ ½', 'fine dz audio 1 2'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['می\u200cخواهم co\u00adop', 'میخواهم coop'],
  ['ｶﾗｵｹ', 'カラオケ'],
  ['李小龍', '李小龍'],
  ['경기도', '경기도'],
  ['경기도'.normalize('NFD'), '경기도'],
  ['!!!', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([..."'`´‘’‛′ʹʻʼʽʾʿ＇"])(
  '%j is an apostrophe, with which a name is one word or two',
  (apostrophe) => {
    expect(foldings(`O${apostrophe}Beirne`)).toEqual(['obeirne', 'o beirne'])
  },
)

test('a name without an apostrophe, or with one at the edge of a word, is written one way', () => {
  expect(foldings('Ann Lee')).toEqual(['ann lee'])
  expect(foldings('Rock ’n’ Roll')).toEqual(['rock n roll'])
})

test('texts without letters that are written in more than one way are folded as beside one that is', () => {
  const plain = fc.string({ unit: fc.constantFrom(..."aBz09 '`’‘“”–—…·_-.,\n"), maxLength: 60 })
  fc.assert(
    fc.property(plain, (text) => {
      expect(foldings(`${text} é`)).toEqual(foldings(text).map((folded) => `${folded} e`.trim()))
    }),
  )
})

test('what is folded is folded again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test('every Latin letter of European names is written with letters that any keyboard has', () => {
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
  const latin = letters.filter((letter) => /^(?=\p{Script=Latin})\p{L}$/u.test(letter.toLowerCase()))
  expect(latin.filter((letter) => !/^[a-z]+$/.test(fold(letter)))).toEqual([])
})
