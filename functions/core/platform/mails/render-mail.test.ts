import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupPayloads } from '#test/support/markup-payloads.ts'
import type { MailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { templates } from './templates.ts'

const welcome = (firstName: string) =>
  renderMail(templates.welcome, { siteUrl: 'https://example.test', firstName })

const tags = (html: string) => html.match(/<[^>]*>/g)

test('whatever a member is called, the mail has the same elements', () => {
  const plain = tags(welcome('Ann').html)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(tags(welcome(name).html)).toEqual(plain)
    }),
  )
})

/**
 * Fills in everything a template asks for: the platform’s own address in links, and member text anywhere
 * else.
 */
function filledWith(written: string, { action, ...texts }: MailTemplate): Record<string, string> {
  const namesIn = (part: object) =>
    [...JSON.stringify(part).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return {
    ...Object.fromEntries(namesIn(texts).map((name) => [name, written])),
    ...Object.fromEntries(namesIn({ action }).map((name) => [name, 'https://example.test/'])),
  }
}

test.each(Object.entries<MailTemplate>(templates))(
  'what a person wrote is text in the mail %s, wherever it stands',
  (_, template) => {
    const tagsWith = (written: string) => tags(renderMail(template, filledWith(written, template)).html)
    const harmless = tagsWith('two 12s and a wall')
    for (const payload of markupPayloads) expect(tagsWith(payload), payload).toEqual(harmless)
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

test('what a person wrote in several lines has as many in HTML', () => {
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
