import { expect, test } from 'vitest'
import { jpeg, png } from '#test/support/images.ts'
import * as broken from '#test/support/raw-mails/broken.ts'
import { base64Lines, mailOf } from '#test/support/raw-mails/mail-of.ts'
import * as people from '#test/support/raw-mails/people.ts'
import type { MailVerdicts } from './mail-verdicts.ts'
import { readMail } from './read-mail.ts'
import type { ReceivedMail } from './received-mail.ts'

async function read(raw: Buffer, virus: MailVerdicts['virus'] = 'pass'): Promise<ReceivedMail> {
  const mail = await readMail(raw, { spam: 'pass', virus, spf: 'pass', dkim: 'pass', dmarc: 'pass' })
  if (!mail.readable) throw new Error('the mail was not read')
  return mail
}

const names = (files: { name: string }[]) => files.map(({ name }) => name)

test('pictures within the words are attachments, whether or not the HTML names them', async () => {
  expect((await read(people.outlookDesktop)).attachments).toEqual([
    { name: 'image001.png', contentType: 'image/png', content: png(2, 2) },
  ])
  expect((await read(people.iPhone)).attachments).toEqual([
    { name: 'IMG_0001.jpeg', contentType: 'image/jpeg', content: jpeg(4, 4) },
  ])
})

test('the name of a file is its last part and ends as what it is', async () => {
  expect(names((await read(broken.evilNames)).attachments)).toEqual([
    'evil.png',
    'photo.exe.jpg',
    'bat.txt',
    'Rechnung fdp.exe.pdf',
  ])
  expect(names((await read(people.spanish)).attachments)).toEqual(['factura número 1.txt'])
})

test('what is neither picture, PDF nor plain text is refused by name', async () => {
  const mail = await read(broken.refusedFiles)
  expect(mail.attachments).toEqual([])
  expect(mail.text).toBe('See the files.')
  expect(mail.refused).toEqual(
    ['winmail.dat', 'message.eml', 'page.html', 'setup.sh', 'broken.png'].map((name) => ({
      name,
      why: 'type',
    })),
  )
  expect(names((await read(broken.winmailPicture)).attachments)).toEqual(['winmail.dat.png'])
})

test('five files are kept, those that somebody attached first', async () => {
  const { attachments, refused } = await read(broken.manyFiles)
  expect(names(attachments)).toEqual(['invoice.pdf', 'logo0.png', 'logo1.png', 'logo2.png', 'logo3.png'])
  expect(refused).toEqual(['logo4.png', 'logo5.png'].map((name) => ({ name, why: 'number' })))
})

test('no file of a mail with a virus is kept, nor one of more than 5 MB', async () => {
  const { attachments, refused } = await read(broken.evilNames, 'fail')
  expect(attachments).toEqual([])
  expect(refused.map(({ why }) => why)).toEqual(['virus', 'virus', 'virus', 'virus'])
  const large = mailOf([
    'Content-Type: text/plain; name=large.txt',
    'Content-Disposition: attachment',
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')),
  ])
  expect((await read(large)).refused).toEqual([{ name: 'large.txt', why: 'size' }])
})
