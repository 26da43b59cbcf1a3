import { expect, test } from 'vitest'
import { listMySupportRequests } from '#shared/support/support-requests/contract.ts'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { answerFromDesk } from '#test/support/desk-answers.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { photo } from '#test/support/photos.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('a member asks about an event with a file, reads the answer live, reopens, and rates', async () => {
  const [{ client, email }, organizer] = await Promise.all([completeMember(url), anOrganizer(url)])
  const event = await putPublished(organizer.userId, { title: 'Night of the lanes' })
  const { page } = await visit({ as: email })
  await page.goto('/dashboard/support')
  await page.getByText('You have no support requests yet.').waitFor()
  await expectAccessible(page, 'no requests')

  await page.goto(`/events/${event.id}`)
  await page.getByRole('link', { name: 'Get help with this' }).click()
  await page.getByText('About: Night of the lanes').waitFor()
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('events')
  await page.getByLabel('Subject').fill('My lane is missing')
  await page.getByLabel('Message').fill('I paid, and there is no lane for me.')
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'lane.jpg', mimeType: 'image/jpeg', buffer: await photo(40, 30) },
    { name: 'lane.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  await page.getByText(/lane\.exe: Use a JPEG/).waitFor()
  await page.getByRole('button', { name: 'Remove lane.jpg' }).waitFor()
  await expectAccessible(page, 'the form of members')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText(/^We have your request S-\d+ and will answer by/).waitFor()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.getByText('I paid, and there is no lane for me.').waitFor()
  await page.getByRole('link', { name: 'Night of the lanes' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^lane\.jpg/ }).count()).toBe(1)

  const [row] = (await client.call(listMySupportRequests, {})).body.items
  if (!row) throw new Error('the request is not in its list')
  await control.settle()
  await answerFromDesk(url, row.id, 'You have lane four.', { solves: true })
  await page.getByText('You have lane four.').waitFor()
  await page.getByText('This request is solved.').waitFor()
  await expectAccessible(page, 'a solved request')

  await page.getByRole('button', { name: 'It is not solved' }).click()
  await page.getByText('Open', { exact: true }).waitFor()
  await page.getByLabel('Your message').fill('Lane four is taken.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Lane four is taken.').waitFor()
  await control.settle()
  await answerFromDesk(url, row.id, 'Then take lane five.', { solves: true })
  await page.getByRole('button', { name: 'Not good' }).click()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('You rated this Not good. Thank you.').waitFor()

  await page.goto('/dashboard/support?tab=solved')
  await page.getByLabel('Search your requests').fill(row.number)
  const found = page.getByRole('link', { name: 'My lane is missing' })
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(row.number)
  await found.waitFor()
  await expectAccessible(page, 'own requests')
  await found.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(requestPath(row.id))
})

test('what is none of one’s own requests is not found', async () => {
  const { page, allow } = await visit({ as: 'member@demo.test', width: 390 })
  allow(/status of 40[04]/)
  await page.goto(requestPath('tkt_nothing'))
  await page.getByText('Request not found').waitFor()
  await page.getByRole('link', { name: 'Your requests' }).click()
  await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor()
})
