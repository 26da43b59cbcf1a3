import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostDraftLetters } from '#shared/ai/ai-settings/ai-feature.ts'
import { cleanedDraft } from './cleaned-draft.ts'

const site = 'https://boxrise.example'
const cleaned = (text: string) => cleanedDraft(text, 'support_reply', site)

test('plain text stays as it is', () => {
  const text =
    'Hi Dana,\n\nthe fee is $1,000.00 (incl. tax), e.g. at 3.5 mm or 2.5kg; see S-100042. AT&T and/or 5 < 6.\n- one\n- two\n\nThe hotel:5 stars, 10:30 a.m.'
  expect(cleaned(text)).toBe(text)
})

test.each([
  ['<p>Hello <b>Dana</b>,</p><p>press it<br>twice.</p>', 'Hello Dana,\npress it\ntwice.'],
  ['<script>alert(1)</script>Press it.', 'Press it.'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>Hi', 'Hi'],
  ['&lt;img src=x onerror=alert(1)&gt;Hi', 'Hi'],
  ['&amp;lt;b&amp;gt;Hi', 'Hi'],
  ['Keep it <below three volts.', 'Keep it below three volts.'],
  ['<!-- for the model --> Hi', 'Hi'],
  [
    '# Title\n\n**Bold**, *soft*, `code`, ~~gone~~.\n> quoted\n* one',
    'Title\n\nBold, soft, code, gone.\nquoted\n- one',
  ],
  ['```js\nx\n```', 'x'],
  ['Hi {{firstName}}, it works.', 'Hi, it works.'],
])('HTML, Markdown, and placeholders go from %s', (written, expected) => {
  expect(cleaned(written)).toBe(expected)
})

test.each([
  ['Read [our rules](https://boxrise.example/rules).', 'Read our rules (https://boxrise.example/rules).'],
  [
    'Read https://boxrise.example/events?state=TX, please.',
    'Read https://boxrise.example/events?state=TX, please.',
  ],
  ['Read boxrise.example/events.', 'Read https://boxrise.example/events.'],
  ['Read <https://boxrise.example/events>.', 'Read https://boxrise.example/events.'],
  ['Read [this](https://evil.example/?d=notes).', 'Read this.'],
  ['Read ![pixel](https://evil.example/p.png).', 'Read pixel.'],
  ['[Click here](javascript:alert(1)) now', 'Click here now'],
  ['[Click][1] now\n\n[1]: https://evil.example', 'Click now'],
  ['Go to https://evil.example/?d=secret.', 'Go to.'],
  ['Go to (evil.example) now', 'Go to now'],
  ['Mail a@evil.example, or tel:+15550100 now', 'Mail, or now'],
  ['See https://boxrise.example@evil.example/ now', 'See now'],
  ['See https://boxrise.example.evil.example/ now', 'See now'],
  ['See https://boxrise.example/?to=https://evil.example now', 'See now'],
  ['See https://boxrise.example\\@evil.example now', 'See now'],
  ['See //evil.example/x and \\\\evil\\share and http:/evil now', 'See and and now'],
  ['See ev\u200bil.example and evil\u3002example and evil&period;example now', 'See and and now'],
  ['See 203.0.113.7/x and java\u00adscript:alert(1) now', 'See and now'],
  ['See evil.( )example now', 'See now'],
  ['We meet in Tulsa.We start at nine.', 'We meet in Tulsa. We start at nine.'],
])('links lead nowhere but here: %s', (written, expected) => {
  expect(cleaned(written)).toBe(expected)
})

test('a draft is cut at a word, and never in a character or a link', () => {
  const cut = (text: string) => cleanedDraft(text, 'page_description', site)
  const words = cut('word '.repeat(60))
  expect(words).toMatch(/word$/)
  expect(words.length).toBeLessThanOrEqual(160)
  expect(words.length).toBeGreaterThan(150)
  expect(cut(`${'x'.repeat(159)}\u{1f50a}`)).toBe('x'.repeat(159))
  expect(cut(`${'('.repeat(140)}https://boxrise.example/events`)).not.toContain('boxr')
  expect(cut('one\ntwo')).toBe('one two')
})

const hosts = [
  'evil.example',
  'www.evil.example',
  'xn--vil-zma.example',
  'evil.co.uk',
  '203.0.113.9',
  'évil.example',
]

/** Ways in which a text names a host, and what may stand around or within it. */
const hostile = fc.oneof(
  fc.constantFrom(...hosts),
  fc.constantFrom(...hosts.map((host) => `https://${host}/?d=`)),
  fc.constantFrom(...hosts.map((host) => `[words](https://${host}/x "title")`)),
  fc.constantFrom(...hosts.map((host) => `<a href="https://${host}">words</a>`)),
  fc.constantFrom(...hosts.map((host) => `![x](//${host}/p.png)`)),
  fc.constantFrom(...hosts.map((host) => `someone@${host}`)),
  fc.constantFrom(...hosts.map((host) => `https://boxrise.example@${host}`)),
  fc.constantFrom(...hosts.map((host) => host.replace('.', '&#46;'))),
  fc.constantFrom(...hosts.map((host) => host.replace('.', '**.**'))),
  fc.constantFrom(...hosts.map((host) => host.replace('.', '.\u200b'))),
  fc.constantFrom(
    '<',
    '>',
    '(',
    ')',
    '( )',
    '[',
    ']',
    '](',
    '*',
    '`',
    '<b>',
    '</b>',
    '&lt;',
    '{{',
    '}}',
    '.',
    '/',
    '//',
  ),
  fc.constantFrom('javascript:', 'https:', 'data:text/html,', ' ', '\n', '\u00a0', '<!--', '-->', '&amp;'),
  fc.constantFrom('https://boxrise.example/events', 'boxrise.example', 'Press it twice.', 'word'),
  fc.string({ maxLength: 5, unit: 'binary' }),
)

const ownText = /https:\/\/boxrise\.example(?:\/[\w/?=&#,+~%-]*)?/g

test('no host of anyone else survives, however it is written', () => {
  const cleans = (pieces: string[]): void => {
    for (const feature of ['support_reply', 'page_description'] as const) {
      const draft = cleanedDraft(pieces.join(''), feature, site)
      const rest = draft.replace(ownText, '')
      expect(rest).not.toMatch(
        /[\p{L}\p{N}]\.[\p{L}]{2}|[/\\]{2}|(?<![\p{L}\p{N}])(?:javascript|https?|data):\S/iu,
      )
      expect(rest).not.toMatch(/203\.0\.113/)
      expect(draft).not.toMatch(/<[a-z!/?]/i)
      expect(draft.length).toBeLessThanOrEqual(mostDraftLetters[feature])
      expect(draft).toBe(draft.trim())
    }
  }
  fc.assert(fc.property(fc.array(hostile, { maxLength: 12 }), cleans), { numRuns: 3000 })
})
