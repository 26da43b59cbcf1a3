import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const render = (text: string) =>
  renderToString(
    <StaticRouter location="/">
      <LinkedText>{text}</LinkedText>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '')

test('a link leads to another page of this site, and the text around it stays', () => {
  expect(render('See [Billing](/billing) and [us](/contact), please.')).toMatch(
    /^See <a [^>]*href="\/billing"[^>]*>Billing<\/a> and <a [^>]*href="\/contact"[^>]*>us<\/a>, please\.$/,
  )
})

test('what is no link to this site is text', () => {
  for (const text of ['[x](javascript:alert(1))', '[x](https://evil.test)', 'a [b] (c)', '[](/x)'])
    expect(render(text)).toBe(text)
})
