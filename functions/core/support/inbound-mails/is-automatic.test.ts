import { expect, test } from 'vitest'
import * as people from '#test/support/raw-mails/people.ts'
import * as programs from '#test/support/raw-mails/programs.ts'
import { answersAlone, isAutomatic, mayBeAnswered, type OurAddresses } from './is-automatic.ts'
import type { MailVerdicts } from './mail-verdicts.ts'
import { readMail } from './read-mail.ts'
import type { MailHead } from './received-mail.ts'

const ours: OurAddresses = { supportDomain: 'support.boxrise.test', mailFrom: 'hello@demo.test' }
const verdicts: MailVerdicts = { spam: 'pass', virus: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' }

type Told = { email?: string; envelopeFrom?: string; headers?: Record<string, string> }

function found({ email = 'ann@example.test', envelopeFrom = email, headers = {} }: Told) {
  const mail: Pick<MailHead, 'from' | 'headers'> = {
    from: { email, name: '' },
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  }
  return {
    isAutomatic: isAutomatic(mail, { envelopeFrom }, ours),
    mayBeAnswered: mayBeAnswered(mail, { envelopeFrom }, ours),
  }
}

const ofPerson = { isAutomatic: false, mayBeAnswered: true }
const ofProgram = { isAutomatic: true, mayBeAnswered: false }
const ofList = { isAutomatic: false, mayBeAnswered: false }

test('what people write changes a request and is answered', async () => {
  expect(found({})).toEqual(ofPerson)
  expect(
    found({
      headers: { 'auto-submitted': 'No', precedence: 'first-class', 'return-path': '<ann@example.test>' },
    }),
  ).toEqual(ofPerson)
  expect(found({ email: 'noreen.plyler@example.test' })).toEqual(ofPerson)
  for (const raw of Object.values(people)) {
    const mail = await readMail(raw, verdicts)
    if (!mail.readable) throw new Error('the mail was not read')
    expect(isAutomatic(mail, { envelopeFrom: 'ann@example.test' }, ours)).toBe(false)
    expect(mayBeAnswered(mail, { envelopeFrom: 'ann@example.test' }, ours)).toBe(true)
  }
})

test.each([
  ['a vacation note', { headers: { 'auto-submitted': 'auto-replied; owner-email="ann@example.test"' } }],
  ['a generated mail', { headers: { 'auto-submitted': 'AUTO-GENERATED' } }],
  ['bulk', { headers: { precedence: 'bulk' } }],
  ['junk', { headers: { precedence: ' Junk ' } }],
  ['an older autoresponder', { headers: { precedence: 'auto_reply' } }],
  ['an answer of Gmail', { headers: { 'x-autoreply': 'yes' } }],
  ['a report of delivery', { headers: { 'content-type': 'multipart/report; report-type=delivery-status' } }],
  ['a mail without a return path', { envelopeFrom: '' }],
  ['a mail with an empty return path', { envelopeFrom: '<>' }],
  ['a mail whose header says so', { headers: { 'return-path': '<>' } }],
  ['mailer-daemon', { email: 'MAILER-DAEMON@example.test' }],
  ['postmaster', { email: 'postmaster@example.test' }],
  ['no-reply', { email: 'orders-no-reply@shop.test' }],
  ['noreply', { email: 'noreply+7@shop.test' }],
  ['donotreply', { email: 'donotreply@shop.test' }],
  ['do-not-reply', { email: 'do-not-reply@shop.test' }],
  ['our own desk', { email: 'support@support.boxrise.test' }],
  ['our own address of a request', { email: 'support+k7q2m4x9t5w8z3b6@support.boxrise.test' }],
  ['our own sender', { email: 'Hello@demo.test' }],
])('%s changes no request and gets no reply', (_, told) => {
  expect(found(told)).toEqual(ofProgram)
})

test.each([
  ['to a list', { headers: { precedence: 'list' } }],
  ['with the id of a list', { headers: { 'list-id': '<news.shop.test>' } }],
  ['of a newsletter', { headers: { 'list-unsubscribe': '<https://shop.test/u>' } }],
  ['that asks for no automatic reply', { headers: { 'x-auto-response-suppress': 'OOF' } }],
  ['sent by a robot for somebody', { envelopeFrom: 'no-reply@shop.test' }],
])('a mail %s counts as words of a person, but gets no automatic reply', (_, told) => {
  expect(found(told)).toEqual(ofList)
})

test('notes of those who are away, bounces and notices are known as they are sent', async () => {
  for (const raw of [programs.outOfOffice, programs.vacation, programs.bounce, programs.parcelNotice]) {
    const mail = await readMail(raw, verdicts)
    if (!mail.readable) throw new Error('the mail was not read')
    expect(isAutomatic(mail, { envelopeFrom: 'x@example.test' }, ours), mail.subject).toBe(true)
  }
  const newsletter = await readMail(programs.newsletter, verdicts)
  expect(newsletter.readable && mayBeAnswered(newsletter, { envelopeFrom: 'news@shop.test' }, ours)).toBe(
    false,
  )
})

test('without a domain for support, no address counts as ours but the sender', () => {
  const mail = { from: { email: 'ann@example.test', name: '' }, headers: [] }
  expect(isAutomatic(mail, { envelopeFrom: 'ann@example.test' }, { ...ours, supportDomain: '' })).toBe(false)
})

test('answers of programs, bounces, and mails of ours are about nothing where they answer nothing', async () => {
  const isAlone = async (raw: Buffer, envelopeFrom = 'someone@example.test') => {
    const mail = await readMail(raw, verdicts)
    if (!mail.readable) throw new Error('the mail was not read')
    return answersAlone(mail, { envelopeFrom }, ours)
  }
  for (const raw of [programs.vacation, programs.bounce]) expect(await isAlone(raw)).toBe(true)
  for (const raw of [programs.outOfOffice, programs.parcelNotice]) expect(await isAlone(raw, '')).toBe(true)
  for (const raw of [programs.parcelNotice, programs.newsletter, people.gmail])
    expect(await isAlone(raw)).toBe(false)
  const head = { from: { email: 'support@support.boxrise.test', name: '' }, headers: [] }
  expect(answersAlone(head, { envelopeFrom: head.from.email }, ours)).toBe(true)
})
