import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHtml } from '#test/support/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

const picture =
  '/media/page-pictures/00000000-0000-4000-8000-000000000000/pic_01JD0000000000000000000000.webp'

const plain =
  /^<\/?(h[2-4]|p|ul|ol|li|blockquote|code|pre|table|thead|tbody|tr|strong|em|figure|figcaption)>$/
const list = /^<ol start="\d{1,4}">$/
const empty = /^<(hr|br) \/>$/
const cell = /^<\/?t[hd]( (colspan|rowspan)="\d{1,4}"| scope="(row|col|rowgroup|colgroup)")*>$/
const link =
  /^<\/?a( href="(\/(?![/\\])[^"<>\\]*|#[^"<>\\]*|mailto:[^"<>]+|tel:[^"<>]+)"| href="https:\/\/[^"<>]*" rel="noopener nofollow")?>$/
const image =
  /^<img src="\/media\/page-pictures\/[\w-]+\/pic_[0-9A-Z]{26}\.(jpg|png|webp)"( alt="[^"<>]*"| width="\d{1,4}"| height="\d{1,4}")* \/>$/

/** Every tag that is left is one of these, whole, and nothing else begins one. */
function expectHarmless(html: string): void {
  for (const tag of html.match(/<[^>]*>?/g) ?? [])
    expect(
      [plain, list, empty, cell, link, image].some((shape) => shape.test(tag)),
      tag,
    ).toBe(true)
}

test('what pages are made of stays', () => {
  const html = [
    '<h2>Ports</h2><p>See <a href="/faq">the <em>FAQ</em></a>, <a href="#area">area</a> and',
    ' <a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow">the chart</a>.<br />',
    '<a href="mailto:hello@demo.test">Write</a> or <a href="tel:+12145550100">call</a>.</p>',
    `<figure><img src="${picture}" alt="A &quot;slot&quot;" width="1200" height="800" /><figcaption>Slot</figcaption></figure>`,
    '<table><thead><tr><th scope="col">Size</th><th colspan="2">Area</th></tr></thead>',
    '<tbody><tr><td rowspan="2">12</td><td>113</td></tr></tbody></table>',
    '<blockquote><p>Loud.</p></blockquote><pre><code>a &lt; b &amp;&amp; c</code></pre><hr /><ol><li>One</li></ol><ol start="2"><li>Two</li></ol>',
  ].join('')
  expect(cleanHtml(html)).toBe(html)
  expectHarmless(html)
})

test('other signs of the same become what pages are made of', () => {
  expect(cleanHtml('<h1>A</h1><b>b</b> <i>i</i><div class="x" id="y" style="color:red">text</div>')).toBe(
    '<h2>A</h2><strong>b</strong> <em>i</em>text',
  )
})

test('forty hostile texts and more leave nothing alive', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(40)
  for (const html of hostileHtml) {
    const cleaned = cleanHtml(html)
    expectHarmless(cleaned)
    expect(cleaned, html).not.toMatch(/evil\.test\/[xy]/)
  }
  const all = cleanHtml(hostileHtml.join('\n'))
  expectHarmless(all)
})

test('pictures are shown from our own storage alone', () => {
  for (const src of [
    'https://evil.test/a.png',
    '//evil.test/a.png',
    'data:image/png;base64,AAAA',
    '/media/profile-pictures/a/pic_01JD0000000000000000000000.png',
    '/media/page-pictures/../../api/users/me',
    '/media/page-pictures/a/pic_01JD0000000000000000000000.svg',
  ])
    expect(cleanHtml(`<p>x<img src="${src}" alt="a"></p>`), src).toBe('<p>x</p>')
})

test('links of any other kind are text', () => {
  for (const href of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'vbscript:x',
    'faq',
    'blob:https://x',
    'https://me:secret@example.com',
    'https://10.0.0.1/x',
  ])
    expect(cleanHtml(`<a href="${href.replace('"', '&quot;')}">x</a>`), href).toBe('<a>x</a>')
})

const pieces = fc.constantFrom(
  ...hostileHtml,
  '<p>',
  '</p>',
  '<a href="https://example.com">',
  '</a>',
  '<table><tr><td>',
  '<!--',
  '-->',
  '<![CDATA[',
  '&lt;',
  '&amp;lt;',
  '&#60;',
  '<',
  '>',
  '"',
  "'",
  '<ul><li>',
  'text',
  '\u0000',
)

test('cleaning what is clean changes nothing, whatever it was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 8 }), (parts) => {
      const once = cleanHtml(parts.join(''))
      expect(cleanHtml(once)).toBe(once)
      expectHarmless(once)
    }),
    { numRuns: 400 },
  )
})
