import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedFrom } from './quoted-from.ts'

const answer = 'Thank you.\n\nAnn\n\n'

test.each([
  ['Gmail', 'On Mon, Mar 1, 2027 at 9:30 AM Boxrise <support@boxrise.test> wrote:\n\n> Hi'],
  [
    'Gmail, in two lines',
    'On Mon, Mar 1, 2027 at 9:30 AM Boxrise <support@boxrise.test>\nwrote:\n\n> Hi\n>> You',
  ],
  [
    'Gmail, in three lines',
    'On Mon, Mar 1, 2027 at 9:30 AM\nBoxrise support <\nsupport@boxrise.test> wrote:\n> Hi',
  ],
  [
    'Gmail, without signs',
    'On Mon, Mar 1, 2027 at 9:30 AM Boxrise <support@boxrise.test> wrote:\n\nHi\n\nBye',
  ],
  ['Apple Mail', 'On Mar 1, 2027, at 9:30 AM, Boxrise <support@boxrise.test> wrote:\n\nHi'],
  ['an iPhone', '> On Mar 1, 2027, at 9:30 AM, Boxrise <support@boxrise.test> wrote:\n> \n> Hi'],
  ['Thunderbird', 'On 3/1/27 9:30 AM, Boxrise wrote:\n> Hi\n\n--\nAnn Lee\nDallas'],
  [
    'Outlook',
    'From: Boxrise <support@boxrise.test>\nSent: Monday, March 1, 2027 9:30 AM\nTo: Ann\nCc: Bob\nSubject: Refund\n\nHi\n> You',
  ],
  [
    'Outlook on the web',
    '________________________________\nFrom: Boxrise <support@boxrise.test>\nSent: Monday\nTo: Ann\nSubject: Refund\n\nHi',
  ],
  [
    'Outlook in German',
    'Von: Boxrise <support@boxrise.test>\nGesendet: Montag, 1. März 2027 09:30\nAn: Ann\nBetreff: Refund\n\nHi',
  ],
  [
    'Outlook in Spanish',
    'De: Boxrise <support@boxrise.test>\nEnviado el: lunes\nPara: Ann\nAsunto: Refund\n\nHi',
  ],
  [
    'Outlook in French',
    '*De :* Boxrise <support@boxrise.test>\n*Envoyé :* lundi\n*À :* Ann\n*Objet :* Refund\n\nHi',
  ],
  ['an older Outlook', '-----Original Message-----\nFrom: Boxrise\nHi'],
  ['an older Outlook in German', '-----Ursprüngliche Nachricht-----\nHi'],
  ['a forward', '---------- Forwarded message ---------\nFrom: Bob\nHi'],
  ['Gmail in German', 'Am Mo., 1. März 2027 um 09:30 Uhr schrieb Boxrise <\nsupport@boxrise.test>:\n\n> Hi'],
  ['Gmail in Spanish', 'El lun, 1 mar 2027 a las 9:30, Boxrise (<support@boxrise.test>)\nescribió:\n\n> Hi'],
  ['Gmail in French', 'Le lun. 1 mars 2027 à 09:30, Boxrise <support@boxrise.test> a écrit :\n\n> Hi'],
  ['a date first', '2027-03-01 9:30 GMT-06:00 Boxrise <support@boxrise.test>:\n\n> Hi'],
  ['a language that nobody wrote rules for', 'Dnia 1 marca 2027 o 9:30 Boxrise napisał:\n> Hi\n> Ann'],
  ['signs alone', '> Hi\n>\n> Bye'],
])('what %s quotes begins where its words do', (_, quoted) => {
  expect(quotedFrom(answer + quoted)).toBe(answer.length)
})

test.each([
  ['nothing is quoted', 'Thank you.\nOn Monday 3 people wrote: the box rattles.'],
  ['a sentence ends in a colon', 'On March 1 I saw 3 boxes:\n\nand then nothing'],
  ['words follow the quote', 'On 3/1/27 9:30 AM, Boxrise wrote:\n> Which box?\n\nThe large one.'],
  ['answers stand between quotes', 'Hello\n> Which box?\nThe large one.\n> Since when?\nMonday.'],
  ['nothing else is there', '---------- Forwarded message ---------\nFrom: Bob\nHi'],
  ['all of it has signs', '> Hi\n> Bye'],
  ['there is nothing', ''],
])('nothing is folded where %s', (_, text) => {
  expect(quotedFrom(text)).toBeUndefined()
})

test('a place to fold at is the beginning of a line after words, in any text', () => {
  const pieces = fc.constantFrom(
    'On 3/1/27, A wrote:',
    '> x',
    '\n',
    'From: A',
    'Sent: B',
    'Subject: C',
    'words',
    '--',
    '_____',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = parts.join('\n')
      const at = quotedFrom(text)
      if (at === undefined) return
      expect(text.slice(0, at).trim()).not.toBe('')
      expect(text[at - 1]).toBe('\n')
    }),
  )
})
