import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { mailEnvelope, replyLine, requestOfMail } from './mail-envelope.ts'

const now = '2027-03-01T15:00:00.000Z'
const request = { id: newId('tkt', now), routingKey: 'k7k7k7k7k7k7k7k7' }
const messageIds = Array.from({ length: 30 }, () => newId('tms', now))
const domain = 'support.example.test'
const deskName = 'Boxrise'

test('an answer of a person comes from the desk, and answers to it find the request', () => {
  expect(mailEnvelope(request, { deskName, messageIds: messageIds.slice(0, 2) }, domain)).toEqual({
    about: `support:${request.id}`,
    from: { name: 'Boxrise', address: `support@${domain}` },
    replyTo: `support+${request.routingKey}@${domain}`,
    // The newest last, as in every mail program.
    headers: { References: `<${messageIds[1]}@${domain}> <${messageIds[0]}@${domain}>` },
  })
  expect(replyLine(domain)).toBe('You can answer this email.')
})

test('without a domain nothing says that the mail can be answered', () => {
  expect(mailEnvelope(request, { deskName, messageIds }, '')).toEqual({ about: `support:${request.id}` })
  expect(replyLine('')).toBe('Answer on the website: this mailbox is not read.')
})

test('only what no person wrote asks machines not to answer', () => {
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  const envelope = (isAutomatic: boolean, at = domain) =>
    mailEnvelope(request, { deskName, messageIds, isAutomatic }, at)
  expect(envelope(true).headers).toMatchObject(headers)
  expect(envelope(true, '').headers).toEqual(headers)
  expect(Object.keys(envelope(false).headers ?? {})).toEqual(['References'])
})

test('a mail names the twenty newest messages', () => {
  const { headers } = mailEnvelope(request, { deskName, messageIds }, domain)
  const named = headers?.References?.split(' ') ?? []
  expect(named).toHaveLength(20)
  expect(named.at(-1)).toBe(`<${messageIds[0]}@${domain}>`)
})

test('what a mail is about leads to its request, and nothing else does', () => {
  expect(requestOfMail(mailEnvelope(request, { deskName, messageIds }, '').about ?? '')).toBe(request.id)
  expect(requestOfMail('tms_3')).toBeUndefined()
  expect(requestOfMail('support:')).toBeUndefined()
})
