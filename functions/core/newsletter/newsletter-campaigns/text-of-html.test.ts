import { expect, test } from 'vitest'
import { cleanHtml } from '#core/platform/html/clean-html.ts'
import { campaignLinks } from './campaign-links.ts'
import { textOfHtml } from './text-of-html.ts'

process.env.SITE_URL = 'https://x.test'
const read = (html: string) => textOfHtml(cleanHtml(html), campaignLinks(undefined))

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<h2>Title</h2><p>  Much \n space </p>', 'Title\n\nMuch space'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>d</p>', '- a\n- b\n  - c\n\nd'],
  ['<ol start="3"><li><p>a</p></li><li>b</li></ol>', '3. a\n4. b'],
  ['<p>See <a href="/events">the events</a>.</p>', 'See the events (https://x.test/events).'],
  ['<p><a href="https://a.example/b?c=1&amp;d=2">here</a></p>', 'here (https://a.example/b?c=1&d=2)'],
  ['<p><a href="https://a.example/b">https://a.example/b</a></p>', 'https://a.example/b'],
  ['<p><a href="https://a.example/b">a.example/b</a></p>', 'https://a.example/b'],
  ['<p><a href="mailto:a@b.example">a@b.example</a></p>', 'a@b.example'],
  ['<p><a href="tel:+15550100">Call</a></p>', 'Call (+15550100)'],
  ['<p><a href="#part">part</a> &lt;b&gt; &amp; “q”</p>', 'part <b> & “q”'],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A | B\n1 | 2'],
  ['<pre>a  b\n  c</pre><hr><p>d</p>', 'a  b\n  c\n\n* * *\n\nd'],
  ['', ''],
])('%s reads as %j', (html, text) => {
  expect(read(html)).toBe(text)
})
