import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  filledHtml,
  filledText,
  inertAddress,
  inertHtml,
  inertText,
  requireKnownPlaceholders,
} from './placeholders.ts'

const links = { unsubscribeUrl: 'https://x.test/u?a=1&b=2', preferencesUrl: 'https://x.test/p' }
const ann = { firstName: 'Ann', ...links }

const every =
  'Hi {{firstName|there}}, and {{ firstName | you }}: {{unsubscribeUrl}} {{preferencesUrl}} {{firstName}} {{other}}'

test('a mark is filled in, and nothing else', () => {
  expect(filledText(every, ann)).toBe(
    'Hi Ann, and Ann: https://x.test/u?a=1&b=2 https://x.test/p {{firstName}} {{other}}',
  )
  expect(filledText(every, links)).toMatch(/^Hi there, and you:/)
  expect(filledHtml('{{unsubscribeUrl}}', ann)).toBe('https://x.test/u?a=1&amp;b=2')
})

test.each(['', '  ', '\r\n', '\u202e', '\u0000'])('a name of nothing, %j, is none', (firstName) => {
  expect(filledText('Hi {{firstName|there}}', { ...links, firstName })).toBe('Hi there')
})

test.each(['{{unsubscribeUrl}}', '{{firstName|x}}', '$&', '$1', '}}{{preferencesUrl}}'])(
  'the name %s stays a name',
  (firstName) => {
    expect(filledText('Hi {{firstName|there}}!', { ...links, firstName })).toBe(`Hi ${firstName}!`)
  },
)

test('whatever a reader is called, the HTML has the same tags and the subject is one line', () => {
  const html =
    '<p title="{{firstName|there}}">Hi {{firstName|there}}, <a href="{{unsubscribeUrl}}">bye</a></p>'
  const tags = (filled: string) => filled.match(/<[^>]*>/g)?.length
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('{', '}', '|', '<', '>', '"', "'", '\r', '\n', 'Bcc:', 'firstName') }),
  )
  fc.assert(
    fc.property(names, (firstName) => {
      const filled = filledHtml(html, { ...links, firstName })
      expect(tags(filled)).toBe(4)
      expect(filled.match(/"/g)).toHaveLength(4)
      expect(filledText('To {{firstName|there}}', { ...links, firstName })).toMatch(
        /^[^\r\n\0\u2028\u2029]*$/,
      )
    }),
  )
})

test('nothing that strangers wrote is a mark, nor an address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '{{', '}}', 'unsubscribeUrl', 'firstName|a', ' ') }),
      (written) => {
        for (const inert of [inertHtml(written), inertText(written), inertAddress(written)])
          expect(filledText(inert, ann)).toBe(inert)
      },
    ),
  )
  expect(inertText('a {{b}} {c}')).toBe('a { {b} } {c}')
})

const written = (blocks: Block[]) => ({ layout: initialLayout, blocks })
const heading = (text: string): Block => ({ id: 'aaaa', kind: 'heading', text })
const textOf = (html: string): Block => ({ id: 'aaaa', kind: 'text', html })

test('content with known marks is fine', () => {
  requireKnownPlaceholders(
    {
      ...written([heading(every.slice(0, 70)), textOf('<p>{x} {{unsubscribeUrl}}</p>')]),
      subject: 'Hi {{firstName|D&D}}',
    },
    'body',
  )
})

test.each([
  ['{{name}}', /no \{\{name\}\}/],
  ['{{ }}', /no \{\{\}\}/],
  ['{{unsubscribeurl}}', /no \{\{unsubscribeurl\}\}/],
  ['{{firstName}}', /when there is no name/],
  ['{{firstName|}}', /when there is no name/],
  ['{{firstName | }}', /when there is no name/],
])('%s is refused, with its place', (mark, message) => {
  for (const content of [
    { ...written([]), subject: mark },
    { ...written([]), preheader: mark },
    { blocks: [], layout: { ...initialLayout, footerText: mark } },
    written([heading(mark)]),
    written([textOf(`<p>${mark}</p>`)]),
    written([{ id: 'aaaa', kind: 'button', label: mark, url: 'https://x.test' }]),
  ])
    expect(() => requireKnownPlaceholders(content, 'body.content')).toThrow(message)
})

test('a mark with tags between its braces is refused', () => {
  const content = written([
    heading('Fine'),
    { ...textOf('<p>{{first<strong>Name|there</strong>}}</p>'), id: 'bbbb' },
  ])
  const refusal = { errors: [expect.objectContaining({ path: 'body.content.blocks.1.html' })] }
  expect(() => requireKnownPlaceholders(content, 'body.content')).toThrow(expect.objectContaining(refusal))
})

test.each<[Block, string]>([
  [textOf('<a href="https://a.example/{{firstName|x}}">a</a>'), 'html'],
  [{ id: 'aaaa', kind: 'button', label: 'Go', url: 'https://a.example/?n={{firstName|x}}' }, 'url'],
  [{ id: 'aaaa', kind: 'picture', src: '', alt: 'x', href: 'https://a.example/{{unsubscribeUrl}}' }, 'href'],
])('the address of a link holds no mark: %j', (block, field) => {
  const refusal = { errors: [expect.objectContaining({ path: `body.content.blocks.0.${field}` })] }
  expect(() => requireKnownPlaceholders(written([block]), 'body.content')).toThrow(
    expect.objectContaining(refusal),
  )
})

test('looking for marks in a long text takes no time', () => {
  const long = `{{firstName|${' '.repeat(9000)}${'{{'.repeat(4000)}`
  const started = performance.now()
  requireKnownPlaceholders(written([textOf(long)]), 'body')
  filledText(long, ann)
  expect(performance.now() - started).toBeLessThan(1000)
})
