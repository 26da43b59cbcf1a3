import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { freeEntry, liveEvent } from '#test/support/desk.ts'
import { someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putLeague, putRulebook } from '#test/support/leagues.ts'
import { userIdOf } from '#test/support/records.ts'
import { xlsxFile } from '#test/support/xlsx-file.ts'

const { url, visit } = inBrowser()

const csv = `Driver;Class;dB;Place
Gus Gale;S1;151,30;1
Bo Breeze;S1;149,20;2
Cy Cyclone;S9;148;3
Gus Gale;S1;140;4
`

async function aCup() {
  const { id: leagueId } = await putLeague()
  const { id: rulebookId, versionNo } = await putRulebook(leagueId, { status: 'published' })
  const organizer = await completeMember(url)
  const event = await liveEvent(userIdOf(organizer.client), {
    ...freeEntry,
    title: 'Import Test Cup',
    payment: 'free',
    classes: [someClass('S1')],
    rulebook: { rulebookId, versionNo },
  })
  return { event, organizer }
}

test('a file with two bad lines is reviewed, its good lines are imported, and the import is undone', async () => {
  const { event, organizer } = await aCup()
  const { page } = await visit({ as: organizer.email, width: 390, height: 844 })
  await page.goto(`/events/${event.id}/desk?tab=import`)
  await page.getByRole('heading', { name: 'Import Test Cup', level: 1 }).waitFor()
  await page.getByRole('radio', { name: 'Results' }).check()
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'lanes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText('Guessed from the headers.').waitFor()
  await page.getByRole('cell', { name: 'Gus Gale' }).first().waitFor()
  await expectAccessible(page, 'the columns of a file')

  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByText('Line 4: "S9" is not a class of this event.').waitFor()
  await page.getByText('Line 5: This means the same as line 2.').waitFor()
  await expectAccessible(page, 'a preview')

  await page.getByRole('button', { name: 'Import the good lines' }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page
    .getByRole('dialog', { name: 'Undo this import?' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await page.getByText('This import was undone. None of it is left.').waitFor()

  await page.getByRole('button', { name: 'All imports' }).click()
  const past = page.getByRole('region', { name: 'Past imports' })
  await past.getByRole('button', { name: 'lanes.csv' }).waitFor()
  await past.getByText('Undone').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('import')).toBeNull()
})

test('a spreadsheet is read on the device, and becomes lines like any other file', async () => {
  const { event, organizer } = await aCup()
  const { page } = await visit({ as: organizer.email, width: 1440, height: 900 })
  await page.goto(`/events/${event.id}/desk?tab=import`)
  await page.getByRole('heading', { name: 'Import Test Cup', level: 1 }).waitFor()
  await page.getByRole('radio', { name: 'Results' }).check()
  const rows = [
    ['Driver', 'Class', 'dB', 'Place'],
    ['Gus Gale', 'S1', 151.3, 1],
    ['Bo Breeze', 'S1', 149.2, 2],
  ]
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'lanes.xlsx', mimeType: 'application/octet-stream', buffer: xlsxFile(rows) })
  await page.getByText('Guessed from the headers.').waitFor()
  await page.getByRole('cell', { name: 'Bo Breeze' }).first().waitFor()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByText('Line 2: Gus Gale as a guest in S1 with 151.30, place 1.').waitFor()
  await page.getByText('Line 3: Bo Breeze as a guest in S1 with 149.20, place 2.').waitFor()

  await page.getByRole('button', { name: 'All imports' }).click()
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'broken.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no') })
  await page.getByText('This is not a spreadsheet that can be read. Save it as XLSX or CSV.').waitFor()
})

const preamble = `TermLAB Magnum,Rev 3.2
Event:,Spring Bass Off

Name,Member No,Class,SPL (dB),Place,Date
Gus Gale,A-17,S1,151.30,2,
Bo Breeze,,S1,149.20,1,01/02/2020
Cy Cyclone,,S1,150,1,
`

test('the header is found below a title, a doubt is asked and answered, and a wrong place is flagged', async () => {
  const { event, organizer } = await aCup()
  const { page } = await visit({ as: organizer.email, width: 390, height: 844 })
  await page.goto(`/events/${event.id}/desk?tab=import`)
  await page.getByRole('heading', { name: 'Import Test Cup', level: 1 }).waitFor()
  await page.getByRole('radio', { name: 'Results' }).check()
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(preamble) })
  await expect.poll(() => page.getByLabel('Line with the headers').inputValue()).toBe('4')
  await page.getByRole('cell', { name: 'Bo Breeze' }).first().waitFor()
  await page.getByRole('button', { name: 'Review', exact: true }).click()

  await page.getByRole('heading', { name: '2 lines have a question' }).waitFor()
  await expectAccessible(page, 'a preview with questions')
  await page
    .getByLabel('Answer to Line 5: No one is known by the member number A-17. Who is this?')
    .selectOption({ label: 'Gus Gale, as a guest' })
  await page.getByRole('button', { name: 'Use the answer' }).click()
  await page.getByRole('heading', { name: 'One line has a question' }).waitFor()
  await page.getByLabel(/^Answer to Line 6: The line is of Jan 2, 2020/).selectOption('Yes, import it')
  await page.getByRole('button', { name: 'Use the answer' }).click()
  await page.getByText('Line 5: Gus Gale as a guest in S1 with 151.30, place 1.').waitFor()
  await page.getByText('3 lines give a place that the scores contradict.').waitFor()
  await page.getByText('The file says place 2. By the scores it is place 1, and that counts.').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Undo this import' }).waitFor()
})
