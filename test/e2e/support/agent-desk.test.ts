import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { requestOriginals } from '#core/support/support-requests/requests.ts'
import { saveSupportReply } from '#shared/support/support-desks/admin-contract.ts'
import { getSupportRequest } from '#shared/support/support-requests/admin-contract.ts'
import { adminRequestPath } from '#shared/support/support-requests/named-request.ts'
import { changeWidth, inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'

const { url, visit } = inBrowser()

/** An administrator, who answers at the desk of the platform. */
async function anAgent(name: string) {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { name, membershipType: 'admin' })
  return {
    client,
    userId: userIdOf(client),
    open: (width?: number) => visit({ as: email, ...(width && { width }) }),
  }
}

/** Requests that no other test sees in its lists. */
async function someRequests(...subjects: string[]) {
  const tag = `t${crypto.randomUUID().slice(0, 12)}`
  const requests = []
  for (const subject of subjects) requests.push(await putRequest({ subject, tags: [tag] }))
  return { requests, list: `/admin/support?tag=${tag}` }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const conversation = (page: Page) => page.getByRole('log', { name: 'Messages' })
const answerField = (page: Page) => page.getByLabel(/^Answer to /)

test('an agent takes, answers, and solves a request by keyboard alone, and goes on with the next', async () => {
  const agent = await anAgent('Ada Agent')
  const { requests, list } = await someRequests('The meter is silent', 'The box leaks')
  const [first] = requests
  const shortcut = `r${crypto.randomUUID().slice(0, 10)}`
  const text = 'Hi {{firstName}}, about {{number}}: press reset. {{agentName}} of {{siteName}}'
  expectSuccess(await agent.client.call(saveSupportReply, { body: { title: 'Reset', shortcut, text } }))

  const { page } = await agent.open()
  await page.goto(list)
  await page.getByRole('link', { name: 'The meter is silent' }).waitFor()
  await expectAccessible(page, 'the list of a desk')
  await page.getByRole('tab', { name: /^Unassigned/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toBe('The meter is silent')
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toBe('The box leaks')
  await page.keyboard.press('k')
  await expect.poll(() => focused(page)).toBe('The meter is silent')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'The meter is silent' }).waitFor()
  await conversation(page).getByText('The second button does nothing.').waitFor()
  await expectAccessible(page, 'a request at its desk')
  await page.getByRole('button', { name: 'Take' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Yours', { exact: true }).waitFor()

  const field = answerField(page)
  await field.focus()
  await page.keyboard.type(`#${shortcut.slice(0, 6)}`)
  await page.getByRole('option', { name: /Reset/ }).waitFor()
  await page.keyboard.press('Enter')
  const filled = `Hi Pat, about ${first?.number}: press reset. Ada Agent of Boxrise`
  await expect.poll(() => field.inputValue()).toBe(filled)
  await page.keyboard.type(' Bye!')
  await page.getByRole('button', { name: 'Send and solve' }).focus()
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'The box leaks' }).waitFor()
  const solved = await requestNow(first?.id ?? '')
  expect(solved).toMatchObject({ status: 'solved', assigneeId: agent.userId })
  const { body } = await agent.client.call(getSupportRequest, {
    params: { requestId: solved.id },
    query: {},
  })
  expect(body.messages.items[0]).toMatchObject({ kind: 'answer', text: `${filled} Bye!` })
})

test('a note stays at the desk, and what is typed stays in the browser until it is sent', async () => {
  const agent = await anAgent('Nora Note')
  const { requests } = await someRequests('A matter for a note')
  const id = requests[0]?.id ?? ('' as never)
  const { page } = await agent.open(390)
  await page.goto(adminRequestPath(id))
  await answerField(page).fill('Half an answer')
  await page.getByRole('radio', { name: 'Answer' }).focus()
  await page.keyboard.press('ArrowRight')
  const note = page.getByLabel('Note for the desk')
  await note.fill('Has called twice.')
  await expectAccessible(page, 'a note on a phone')
  await page.reload()
  await expect.poll(() => answerField(page).inputValue()).toBe('Half an answer')
  await page.getByRole('radio', { name: 'Note' }).check({ force: true })
  await expect.poll(() => note.inputValue()).toBe('Has called twice.')
  await note.press('Control+Enter')
  await conversation(page).getByText('Has called twice.').waitFor()
  await conversation(page).getByText('Note by Nora Note').waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  await changeWidth(page, 390)
  await page.getByRole('button', { name: 'Details' }).click()
  const facts = page.getByRole('dialog', { name: 'Details' })
  await facts.getByText('Pat Person').waitFor()
  await facts.getByLabel('Priority').selectOption('urgent')
  await expect.poll(async () => (await requestNow(id)).priority).toBe('urgent')
  await expectAccessible(page, 'the facts of a request')
  expect((await requestNow(id)).status).toBe('open')
})

test('a placeholder without a value is refused at the field', async () => {
  const agent = await anAgent('Pia Placeholder')
  const { requests } = await someRequests('A matter with a gap')
  const { page, allow } = await agent.open()
  allow(/status of 422/)
  await page.goto(adminRequestPath(requests[0]?.id ?? ''))
  await answerField(page).fill('Hi {{firstName}}')
  await page.getByRole('button', { name: 'Send to customer' }).click()
  await page.getByText('Fill in {{firstName}} before you send.').waitFor()
})

test('two agents see each other, and what the customer writes meanwhile', async () => {
  const [ada, bea] = await Promise.all([anAgent('Ada Agent'), anAgent('Bea Agent')])
  const { requests } = await someRequests('A matter for two')
  const id = requests[0]?.id ?? ('' as never)
  const { page: first, allow } = await ada.open()
  await first.goto(adminRequestPath(id))
  await conversation(first).waitFor()
  const { page: second } = await bea.open()
  await second.goto(adminRequestPath(id))
  await first.getByText('Bea Agent is looking at this').waitFor()
  await answerField(second).fill('I have it.')
  await first.getByText('Bea Agent is writing here').waitFor()
  await second.getByRole('button', { name: 'Send to customer' }).click()
  await conversation(first).getByText('I have it.').waitFor()

  // Behind the back of the page, as a mail that comes in at this moment.
  allow(/status of 409/)
  await putMessage(id, { text: 'It smokes now.' })
  await answerField(first).fill('Try again tomorrow.')
  await first.getByRole('button', { name: 'Send to customer' }).click()
  const question = first.getByRole('dialog', { name: 'The customer wrote again' })
  await question.getByRole('button', { name: 'Read it' }).click()
  await conversation(first).getByText('It smokes now.').waitFor()
  await expect.poll(() => answerField(first).inputValue()).toBe('Try again tomorrow.')
})

test('many requests are changed at once, and a line says what became of them', async () => {
  const agent = await anAgent('Mona Many')
  const { requests, list } = await someRequests('One of three', 'Two of three', 'Three of three')
  const { page } = await agent.open()
  await keepToasts(page)
  await page.goto(list)
  await page.getByRole('link', { name: 'One of three' }).focus()
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: 'Selected requests' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Priority' }).click()
  await page.getByRole('dialog').getByLabel('Priority').selectOption('high')
  await page.getByRole('dialog').getByRole('button', { name: 'Priority' }).click()
  await page.getByText('2 changed.').waitFor()
  await expectAccessible(page, 'the outcome of a change of many')
  const priorities = async () =>
    (await Promise.all(requests.map(({ id }) => requestNow(id)))).map(({ priority }) => priority)
  await expect.poll(priorities).toEqual(['high', 'high', 'normal'])

  await page.getByRole('link', { name: 'One of three' }).focus()
  await page.keyboard.press('a')
  await expect.poll(async () => (await requestNow(requests[0]?.id ?? '')).assigneeId).toBe(agent.userId)
  await page.getByRole('link', { name: 'One of three' }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Two of three')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByLabel('Use single-letter keys in this browser').uncheck()
  await keys.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Two of three' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect.poll(() => focused(page)).toBe('Two of three')
  expect((await requestNow(requests[1]?.id ?? '')).status).toBe('open')
})

test('the desk writes to a member first, from their account', async () => {
  const [agent, member] = await Promise.all([anAgent('Fay First'), completeMember(url)])
  const { page, allow } = await agent.open()
  allow(/status of 422/)
  await page.goto(`/admin/users/${userIdOf(member.client)}`)
  await page.locator('main').getByRole('link', { name: 'Email', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New request' })
  await expect.poll(() => form.getByLabel('Email of the member').inputValue()).toBe(member.email)
  await form.getByLabel('Subject').fill('Your refund')
  await form.getByLabel('Message').fill('It is on its way.')
  await expect.poll(() => form.getByLabel('Category').inputValue()).toBe('other')
  await expectAccessible(page, 'a new request')
  await form.getByLabel('Email of the member').fill('no-one@example.test')
  await form.getByRole('button', { name: 'Send to member' }).click()
  await form.getByRole('alert').getByText('No member has this email address.').waitFor()
  await form.getByLabel('Email of the member').fill(member.email)
  await form.getByRole('button', { name: 'Send to member' }).click()
  await page.getByRole('heading', { name: 'Your refund' }).waitFor()
  await conversation(page).getByText('It is on its way.').waitFor()
})

test('a mail shows what was left out of it, and its own look in a frame that runs and loads nothing', async () => {
  const agent = await anAgent('Olga Original')
  const { requests } = await someRequests('A colorful mail')
  const id = requests[0]?.id ?? ('' as never)
  const text = 'See the photo.\n\nOn Monday we wrote:\n> Send us a photo.'
  const { message } = await putMessage(id, {
    text,
    quotedFrom: text.indexOf('On Monday'),
    via: 'email',
    unproven: true,
    hasOriginal: true,
    refusedFiles: ['tool.exe'],
  })
  const html = '<p style="color:#b00">See the <b>photo</b>.</p><img src="https://example.test/x.png" alt="">'
  await commit(
    requestOriginals.put({ requestId: id, messageId: message.id, html, version: 1 }, { absent: true }),
  )
  const { page, allow } = await agent.open()
  // The frame speaks of what it keeps from loading, and from the test that looks into it.
  allow(/Content Security Policy|Blocked script execution in 'about:srcdoc'/)
  await page.goto(adminRequestPath(id))
  const mail = conversation(page).getByRole('listitem').filter({ hasText: 'See the photo.' })
  await mail.getByText('The sender could not be verified').waitFor()
  await mail.getByText('Files not kept: tool.exe').waitFor()
  await mail.getByText('Send us a photo.').waitFor({ state: 'hidden' })
  await mail.getByText('Show quoted text').click()
  await mail.getByText('Send us a photo.').waitFor()
  await mail.getByRole('button', { name: 'Show original' }).click()
  const frame = page.getByTitle('The email as it came')
  await frame.contentFrame().getByText('photo', { exact: true }).waitFor()
  await expect.poll(() => frame.getAttribute('sandbox')).toBe('')
  await expectAccessible(page, 'a mail in its own look')
})
