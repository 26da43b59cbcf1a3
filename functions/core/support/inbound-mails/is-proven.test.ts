import { expect, test } from 'vitest'
import { isProven } from './is-proven.ts'
import type { MailVerdicts } from './mail-verdicts.ts'
import type { MailHead } from './received-mail.ts'

type Told = Partial<MailVerdicts> & { email?: string; envelopeFrom?: string; results?: string[] }

function proven({ email = 'ann@example.com', envelopeFrom = '', results = [], ...verdicts }: Told): boolean {
  const mail: Pick<MailHead, 'from' | 'hasOneSender' | 'headers'> = {
    from: { email, name: '' },
    hasOneSender: true,
    headers: results.map((value) => ({ name: 'authentication-results', value })),
  }
  const none = { spam: 'none', virus: 'none', spf: 'none', dkim: 'none', dmarc: 'none' } as const
  return isProven(mail, { envelopeFrom, verdicts: { ...none, ...verdicts } })
}

const signedBy = (domain: string) =>
  `amazonses.com; spf=pass (spfCheck: domain of bounces.mailer.test designates 1.2.3.4) client-ip=1.2.3.4; dkim=pass header.i=@${domain}; dmarc=none header.from=example.com;`

test('the policy of a domain decides, where it has one', () => {
  expect(proven({ dmarc: 'pass' })).toBe(true)
  expect(proven({ dmarc: 'fail', spf: 'pass', dkim: 'pass', envelopeFrom: 'ann@example.com' })).toBe(false)
})

test.each([
  ['the same domain', 'ann@example.com', 'ann@example.com', true],
  ['a domain below it', 'ann@example.com', 'b-42@bounces.example.com', true],
  ['the domain above it', 'ann@news.example.com', 'b-42@example.com', true],
  ['another domain', 'ann@example.com', 'eve@evil.test', false],
  ['a domain that begins alike', 'ann@example.com', 'eve@example.com.evil.test', false],
  ['a domain that ends alike', 'ann@example.com', 'eve@notexample.com', false],
  ['another customer of one suffix', 'ann@shop.co.uk', 'eve@evil.co.uk', false],
  ['another site of one builder', 'ann@a.github.io', 'eve@b.github.io', false],
  ['a host with a path', 'ann@example.com', 'eve@example.com/.evil.test', false],
  ['a host with a port', 'ann@example.com', 'eve@example.com:25', false],
  ['nobody', 'ann@example.com', '', false],
])('a passed check of the way counts if it was for %s', (_, email, envelopeFrom, counts) => {
  expect(proven({ email, envelopeFrom, spf: 'pass' })).toBe(counts)
  expect(proven({ email, envelopeFrom, spf: 'fail' })).toBe(false)
  expect(proven({ email, envelopeFrom })).toBe(false)
})

test('a signature counts if the receiving service names its domain', () => {
  expect(proven({ dkim: 'pass', results: [signedBy('example.com')] })).toBe(true)
  expect(proven({ dkim: 'pass', results: [signedBy('mail.example.com')] })).toBe(true)
  expect(proven({ dkim: 'pass', results: [signedBy('mailer.test')] })).toBe(false)
  expect(proven({ dkim: 'pass', results: [] })).toBe(false)
  expect(proven({ dkim: 'fail', results: [signedBy('example.com')] })).toBe(false)
  const failed = signedBy('example.com').replace('dkim=pass', 'dkim=fail')
  expect(proven({ dkim: 'pass', results: [failed] })).toBe(false)
})

test('results that came with the mail count for nothing', () => {
  const results = signedBy('example.com')
  expect(proven({ dkim: 'pass', results: [signedBy('evil.test'), results] })).toBe(false)
  expect(proven({ dkim: 'pass', results: [results.replace('amazonses.com', 'mx.evil.test')] })).toBe(false)
  expect(
    proven({ dkim: 'pass', results: ['amazonses.com; dkim=none (dkim=pass header.i=@example.com)'] }),
  ).toBe(false)
})

test('a mail of several senders, or of none, is not proven', () => {
  const verdicts: MailVerdicts = { spam: 'pass', virus: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' }
  const envelope = { envelopeFrom: 'ann@example.com', verdicts }
  expect(
    isProven({ from: { email: 'ann@example.com', name: '' }, hasOneSender: false, headers: [] }, envelope),
  ).toBe(false)
  expect(isProven({ hasOneSender: false, headers: [] }, envelope)).toBe(false)
})
