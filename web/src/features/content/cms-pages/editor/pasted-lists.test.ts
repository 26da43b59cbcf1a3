import { expect, test } from 'vitest'
import { pastedLists } from './pasted-lists.ts'

const plain = (html: string) =>
  pastedLists(html)
    .replace(/<\/?(?:span|div|html|body)\b[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')

/** An item as the desktop’s Word writes it. */
const word = (place: string, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;\ntext-indent:-.25in;mso-list:${place}'><![if !supportLists]><span style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span\nstyle='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>${text}<o:p></o:p></p>\n\n`

/** The same as Word in a browser writes it: each item in a list of its own. */
const online = (tag: string, level: number, text: string, start = '') =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag}${start} class="BulletListStyle1" role="list" style="list-style-type:disc"><li data-leveltext="" data-font="Symbol" data-listid="2" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement" style="margin:0 0 0 24px"><p class="Paragraph" style="color:red"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${tag}></div>`

test('paragraphs with bullets of Word become one list, without what stands for the bullets', () => {
  const html = `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>First item</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Second item</p>
`
  expect(plain(html)).toBe('<ul><li><p>First item</p></li><li><p>Second item</p></li></ul>')
})

test('levels nest, a bullet may be a letter, and each level has its own kind', () => {
  const html =
    word('l0 level1 lfo1', '1.', 'Gate') +
    word('l0 level2 lfo1', 'a.', 'Ticket') +
    word('l0 level3 lfo1', 'o', 'Paper') +
    word('l0 level3 lfo1', '&sect;', 'Phone') +
    word('l0 level2 lfo1', 'b)', 'Wristband') +
    word('l0 level1 lfo1', '2.', 'Lanes')
  expect(plain(html)).toBe(
    '<ol><li><p>Gate</p><ol><li><p>Ticket</p><ul><li><p>Paper</p></li><li><p>Phone</p></li></ul></li><li><p>Wristband</p></li></ol></li><li><p>Lanes</p></li></ol>',
  )
})

test('numbers go on after a paragraph, and a list that starts again is another list', () => {
  const html =
    word('l1 level1 lfo2', '1.', 'One') +
    word('l1 level1 lfo3', '2.', 'Two') +
    '<p class=MsoNormal>Between</p>' +
    word('l1 level1 lfo2', '3.', 'Three') +
    word('l1 level1 lfo4', '1.', 'One again') +
    word('l2 level1 lfo5', '·', 'Loose')
  expect(plain(html)).toBe(
    '<ol><li><p>One</p></li><li><p>Two</p></li></ol><p class=MsoNormal>Between</p><ol start="3"><li><p>Three</p></li></ol><ol><li><p>One again</p></li></ol><ul><li><p>Loose</p></li></ul>',
  )
})

test('a list that begins deep, skips a level or stands in a cell stays in its place', () => {
  const html = `<table><tr><td>${word('l0 level2 lfo1', '·', 'a')}${word('l0 level1 lfo1', '·', 'b')}</td><td>${word('l0 level1 lfo1', '·', 'c')}${word('l0 level3 lfo1', '·', 'd')}</td></tr></table>`
  expect(plain(html)).toBe(
    '<table><tr><td><ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul></td><td><ul><li><p>c</p><ul><li><p>d</p></li></ul></li></ul></td></tr></table>',
  )
})

test('the comments of a browser instead of conditions of Word, and bold text, change nothing', () => {
  const html = word('l0 level1 lfo1', '(1)', '<b>Loud</b> and <a href="/faq">clear</a>')
    .replace('<![if !supportLists]>', '<!--[if !supportLists]-->')
    .replace('<![endif]>', '<!--[endif]-->')
  expect(plain(html)).toBe('<ol><li><p><b>Loud</b> and <a href="/faq">clear</a></p></li></ol>')
})

test('lists of Word in a browser are joined, nested and numbered', () => {
  const html =
    online('ul', 1, 'First') +
    online('ul', 2, 'Deeper') +
    online('ul', 1, 'Second') +
    online('ol', 1, 'One', ' start="1"') +
    online('ol', 1, 'Two', ' start="2"')
  expect(plain(html)).toBe(
    '<ul><li><p>First</p><ul><li><p>Deeper</p></li></ul></li><li><p>Second</p></li></ul><ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  )
})

test('lists of other programs are lists already', () => {
  const docs =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr">First</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr">Deeper</p></li></ul></ul></b>'
  const office = '<ol start="2"><li><p style="margin-bottom: 0in">First</p></li></ol>'
  for (const html of [docs, office, '<p>No list</p>', 'only words']) expect(pastedLists(html)).toBe(html)
})

test('scripts, styles and what Word says to itself do not arrive', () => {
  const html = `<html><head><title>x</title><style><!--@list l0:level1{mso-level-text:x}--></style></head><body><!--[if gte mso 9]><xml><w:Word/></xml><![endif]--><script>alert(1)</script><!--StartFragment-->${word('l0 level1 lfo1', '·', 'Kept')}<!--EndFragment--></body></html>`
  expect(plain(html)).toBe('<ul><li><p>Kept</p></li></ul>')
})

test('a long list that holds another one is pasted as it is', () => {
  const items = '<li data-aria-level="1"><p>x</p></li>'.repeat(60)
  const html = `<ul>${items}<ul><li>y</li></ul></ul>`
  expect(pastedLists(html)).toBe(html)
})

test('what was copied in the editor is left alone', () => {
  const html = '<p data-pm-slice="1 1 []" style="mso-list:l0 level1 lfo1">x</p>'
  expect(pastedLists(html)).toBe(html)
})
