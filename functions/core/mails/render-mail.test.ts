import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { templates } from './templates.ts'

const welcome = (firstName: string) =>
  renderMail(templates.welcome, { siteUrl: 'https://example.test', firstName })

test('whatever a member is called, the mail has the same elements', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)
  const plain = tags(welcome('Ann').html)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(tags(welcome(name).html)).toEqual(plain)
    }),
  )
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x"])(
  'the markup %j arrives as text',
  (name) => {
    const { html } = welcome(name)
    expect(html).not.toContain(name)
    expect(html).toMatch(/&lt;|&#39;/)
  },
)

test('a subject is one line, so that no name adds a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', 'B', ':') }), (name) => {
      expect(welcome(name).subject).not.toMatch(/[\r\n]/)
    }),
  )
})

test('a value that looks like a placeholder is not filled in', () => {
  expect(welcome('{{siteUrl}}').text).toContain('Hi {{siteUrl}},')
})

test('a missing value is a bug, not a gap in a mail', () => {
  expect(() => renderMail(templates.welcome, { siteUrl: 'https://example.test' })).toThrow(/firstName/)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ' JaVaScRiPt:alert(1)'])(
  'no mail links to %s',
  (url) => {
    expect(() => renderMail(templates.verification, { verifyUrl: url })).toThrow(/cannot link/)
  },
)

test('a link cannot leave its attribute', () => {
  const { html } = renderMail(templates.verification, { verifyUrl: 'https://x.test/"onclick="alert(1)' })
  expect(html).not.toContain('"onclick')
})

test('what somebody wrote in several lines has as many in HTML', () => {
  const reason = 'These are missing:\n- the licence\r\n- the <tax> number'
  const { html } = renderMail(templates['verification-refused'], {
    siteUrl: 'https://example.test',
    firstName: 'Ann',
    reason,
  })
  expect(html).toMatch(
    /white-space:pre-line">These are missing:\n- the licence\r\n- the &lt;tax&gt; number<\/p>/,
  )
})

test('no mail sends anybody to a page that does not exist', () => {
  for (const { paragraphs } of Object.values(templates))
    for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/contact page/)
})
