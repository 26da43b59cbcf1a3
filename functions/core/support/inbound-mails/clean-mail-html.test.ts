import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHtml } from '#test/support/hostile-html.ts'
import { cleanMailHtml } from './clean-mail-html.ts'

const plain =
  /^<\/?(h[2-4]|p|div|ul|ol|li|blockquote|code|pre|table|thead|tbody|tr|strong|em|u|s)>$|^<(hr|br) \/>$/
const cell = /^<\/?t[hd]( (colspan|rowspan)="\d{1,2}")*>$/
const link =
  /^<\/?a( href="(mailto|tel):[^"<>]+"| href="https:\/\/[^"<>]*" rel="noopener noreferrer nofollow")?>$/

/** Every tag that is left is one of these, whole, and nothing else begins one. */
function expectHarmless(html: string): void {
  for (const tag of html.match(/<[^>]*>?/g) ?? [])
    expect(
      [plain, cell, link].some((shape) => shape.test(tag)),
      tag,
    ).toBe(true)
}

test('words, their order and their emphasis stay', () => {
  const html =
    '<div>Hi <strong>you</strong>,<br /><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">here</a></div><blockquote><p>a &lt; b</p></blockquote><table><tr><td colspan="2">1</td></tr></table>'
  expect(cleanMailHtml(html)).toBe(html)
  expectHarmless(html)
})

test('no picture is left, wherever it lies, nor an address of this site', () => {
  for (const html of [
    '<img src="https://evil.test/x.gif" alt="x">',
    '<img src="cid:image001.png@01DB">',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="/media/page-pictures/00000000-0000-4000-8000-000000000000/pic_01JD0000000000000000000000.webp">',
    '<p style="background:url(https://evil.test/x)" background="https://evil.test/x">',
    '<a href="/admin/users">x</a><a href="#top">x</a><a href="http://example.com">x</a>',
  ])
    expect(cleanMailHtml(html)).not.toMatch(/img|evil|href|style|src/)
})

test('hostile texts leave nothing alive', () => {
  for (const html of [...hostileHtml, hostileHtml.join('\n')]) expectHarmless(cleanMailHtml(html) ?? '')
})

test('cleaning what is clean changes nothing, whatever it was made of', () => {
  const pieces = fc.constantFrom(
    ...hostileHtml,
    '<p>',
    '</div>',
    '<!--',
    '-->',
    '&lt;',
    '&amp;lt;',
    '<',
    '>',
    '"',
    '<td>',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 8 }), (parts) => {
      const once = cleanMailHtml(parts.join('')) ?? ''
      expect(cleanMailHtml(once)).toBe(once)
      expectHarmless(once)
    }),
    { numRuns: 300 },
  )
})
