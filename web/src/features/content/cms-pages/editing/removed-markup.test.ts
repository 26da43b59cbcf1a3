import { expect, test } from 'vitest'
import { removedMarkup } from './removed-markup.ts'

test('tags, attributes and comments that were taken out are named once', () => {
  const sent =
    '<h2 style="color:red" id="a">Hi</h2><script src="/x.js">1</script><p onclick=\'x()\'>One</p><p style="">Two</p><!-- note -->'
  expect(removedMarkup(sent, '<h2>Hi</h2><p>One</p><p>Two</p>')).toEqual([
    'style',
    'id',
    '<script>',
    'src',
    'onclick',
    'comments',
  ])
})

test('what was added, or is called otherwise, was not taken out', () => {
  const sent = '<p><b>Bold</b> <a href="https://example.com">there</a></p>'
  const kept = '<p><strong>Bold</strong> <a href="https://example.com" rel="noopener nofollow">there</a></p>'
  expect(removedMarkup(sent, kept)).toEqual([])
})
