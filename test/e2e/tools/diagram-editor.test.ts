import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeWidth, inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'

const { url, visit } = inBrowser()

const path = '/audio-system/diagram-editor'
const opened = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Diagram editor' }).waitFor()
  await page.getByRole('application', { name: 'Diagram' }).waitFor()
}

test('by keys alone a member places battery, fuse, amplifier and subwoofer, wires them, mends, undoes and saves', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 1440 })
  await page.goto(path)
  await opened(page)
  const canvas = page.getByRole('application', { name: 'Diagram' })
  const press = async (role: 'button' | 'tab', name: string) => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true }).first()
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const port = (name: string) => canvas.getByRole('button', { name, exact: true })
  const part = (name: RegExp) => canvas.getByRole('group', { name })
  const wire = async (from: string, to: string) => {
    await port(from).focus()
    await page.keyboard.press('Enter')
    await port(to).focus()
    await page.keyboard.press('Enter')
  }
  const cables = page.locator('.react-flow__edge')

  for (const name of ['Battery', 'Fuse', 'Amplifier', 'Subwoofer']) await press('button', name)
  await part(/^Subwoofer/).waitFor()

  // An illegal pair says why, and makes no cable.
  await wire('Battery, +12 V', 'Amplifier, Ground')
  await page.getByText('Battery, +12 V cannot be connected to Amplifier, Ground.').first().waitFor()
  await expect.poll(() => cables.count()).toBe(0)

  await wire('Battery, +12 V', 'Fuse, Terminal A')
  await wire('Fuse, Terminal B', 'Amplifier, +12 V')
  await wire('Amplifier, Ground', 'Battery, Ground')
  await wire('Amplifier, Channel 1 +', 'Subwoofer, Coil +')
  await expect.poll(() => cables.count()).toBe(4)

  // The last one by the list of the ports that fit.
  await press('tab', 'List')
  await press('button', 'Amplifier Amplifier')
  // A cable that begins in the list is let go by Escape.
  const choosing = page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true })
  await press('button', 'Channel 1 −')
  await choosing.waitFor()
  await page.keyboard.press('Escape')
  await choosing.waitFor({ state: 'detached' })
  await press('button', 'Connect Amplifier, Channel 1 − to…')
  const dialog = page.getByRole('dialog', { name: 'Connect Amplifier, Channel 1 − to…' })
  await dialog.getByText('1 port fits').waitFor()
  await dialog.getByRole('button', { name: 'Subwoofer, Coil −' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => cables.count()).toBe(5)

  // Arrow keys move a part in one step; a part and its cables go and come back in one step.
  const amplifier = part(/^Amplifier/)
  await amplifier.focus()
  const before = await amplifier.boundingBox()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await amplifier.boundingBox())?.y).not.toBe(before?.y)
  await page.keyboard.press('Delete')
  await expect.poll(() => cables.count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => cables.count()).toBe(5)

  // Keys belong to the canvas: in a field Backspace takes a letter, and the part stays.
  await part(/^Fuse/).focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect.poll(() => name.inputValue()).toBe('Fus')
  await page.keyboard.type('e')
  await expect.poll(() => cables.count()).toBe(5)

  // What the checks find is mended from their list.
  await press('tab', 'Checks')
  const remote = page.getByRole('button', { name: /^Fix.*remote/i })
  await expect.poll(() => remote.first().getAttribute('aria-disabled')).toBe(null)
  await remote.first().focus()
  await page.keyboard.press('Enter')
  await remote.waitFor({ state: 'detached' })
  await expectAccessible(page, 'a diagram with its checks')
  await changeWidth(page, 768)
  await press('button', 'Add')
  await expectNoBarriers(page, 'the parts to add, on a tablet')
  await changeWidth(page, 1440)

  await page.getByRole('textbox', { name: 'Save this diagram as' }).fill('My car')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()
  await page.reload()
  await opened(page)
  await part(/^Amplifier/).waitFor()
  await expect.poll(() => cables.count()).toBeGreaterThanOrEqual(5)

  // All keys are named, and a part is found.
  await canvas.focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys and gestures' }).waitFor()
  await page.keyboard.press('Escape')
  await canvas.focus()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search by name or kind' }).fill('subw')
  await page.keyboard.press('Enter')
  await expect.poll(() => part(/^Subwoofer/).getAttribute('class')).toContain('selected')
})

test('a pro begins with a template, draws a cable by hand, arranges it, and a visitor sees what a link holds', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 1440 })
  await page.goto(path)
  await opened(page)
  await page.getByRole('button', { name: /^Two amplifiers and DSP/ }).click()
  const cables = page.locator('.react-flow__edge')
  await expect.poll(() => cables.count()).toBeGreaterThan(20)
  await page.getByText('All checks passed').first().waitFor()
  const all = await cables.count()

  // Layers are hidden and shown.
  await page.getByRole('button', { name: 'Speaker', exact: true }).first().click()
  await expect.poll(() => cables.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Speaker', exact: true }).first().click()
  await expect.poll(() => cables.count()).toBe(all)

  const dot = async (node: string, port: string) => {
    const box = await page.locator(`[data-node="${node}"][data-port="${port}"] .port-dot`).boundingBox()
    if (!box) throw new Error(`${node} has no ${port}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await expect
    .poll(async () => {
      const [from, to] = [await dot('dsp', 'data'), await dot('head', 'data')]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
      return cables.count()
    })
    .toBe(all + 1)

  const place = () => page.locator('.react-flow__node[data-id="sub"]').getAttribute('style')
  const before = await place()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await expect.poll(place).not.toBe(before)
  const arranged = await place()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(place).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(place).toBe(arranged)

  const { page: other } = await visit()
  await other.goto(path)
  await other.getByRole('heading', { name: 'Log in to draw your own' }).waitFor()
  await other.getByRole('region', { name: 'Wiring diagram: One amplifier' }).waitFor()
  await other.getByRole('listitem').filter({ hasText: 'All checks passed.' }).waitFor()
  await expectAccessible(other, 'the example of the diagram editor')
  // A link that was cut opens nothing, and says so.
  await other.goto('about:blank')
  await other.goto(`${path}#d=broken`)
  await other.getByText('This link no longer works.').waitFor()
})

test('a template has its verdict, a missing ground its fix, and fit, picture and canvas show all of it', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 1440 })
  await page.goto(path)
  await opened(page)
  const main = page.getByRole('main')
  // An empty canvas has no verdict.
  await main.getByRole('tab', { name: 'Checks' }).click()
  await page.getByText('Add parts, and the checks begin.').waitFor()
  await expect.poll(() => page.getByText('All checks passed').count()).toBe(0)

  await main.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: /^One amplifier/ }).click()
  const passed = page.getByText('All checks passed', { exact: true })
  await passed.waitFor()
  const cables = page.locator('.react-flow__edge')
  await expect.poll(() => cables.count()).toBe(10)

  // Without its ground the amplifier is an error, and the fix brings the cable back.
  await page.locator('.react-flow__node[data-id="amp"] .part-head').click()
  await main.getByRole('tab', { name: 'Edit' }).click()
  const side = page.getByRole('complementary', { name: 'Parts and fields' })
  await side.getByRole('button', { name: 'Battery, Ground', exact: true }).click()
  await main.getByRole('button', { name: 'Delete cable' }).click()
  await expect.poll(() => cables.count()).toBe(9)
  await main.getByRole('tab', { name: 'Checks' }).click()
  const fix = main.getByRole('button', { name: /^Fix.*Mono amplifier has no ground/ })
  await expect.poll(() => fix.getAttribute('aria-disabled')).toBe(null)
  await fix.click()
  await expect.poll(() => cables.count()).toBe(10)
  await passed.waitFor()
  // What takes a part away says so.
  await main.getByRole('tab', { name: 'Add' }).click()
  await main.getByRole('button', { name: 'Switch', exact: true }).click()
  await main.getByRole('tab', { name: 'Checks' }).click()
  const removal = main.getByRole('button', { name: /^Remove Switch/ })
  await expect.poll(() => removal.getAttribute('aria-disabled')).toBe(null)
  await removal.click()
  await passed.waitFor()

  const sub = page.locator('.react-flow__node[data-id="sub"]')
  const before = await sub.getAttribute('style')
  await page.getByRole('button', { name: 'Arrange' }).click()
  await expect.poll(() => sub.getAttribute('style')).not.toBe(before)

  for (const width of [1440, 768, 390]) {
    await changeWidth(page, width)
    await page.getByRole('button', { name: 'Show the whole diagram' }).click()
    await expect.poll(() => coveredOrOutside(page), { timeout: 5000 }).toEqual([])
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click()
  const file = await (await download).path()
  const svg = await readFile(file, 'utf8')
  for (const way of await page
    .locator('.cable-line')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d'))))
    expect(svg).toContain(`d="${way}"`)
})

/** Parts and cables that the canvas cuts off, and what lies over the drawing or over each other. */
const coveredOrOutside = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const canvas = document.querySelector('.react-flow')
    if (!canvas) return ['no canvas']
    const outer = boxOf(canvas)
    const drawn = [...document.querySelectorAll('.react-flow__node, .cable-line')]
    const outside = drawn
      .map(boxOf)
      .filter(
        ({ left, top, right, bottom }) =>
          left < outer.left || top < outer.top || right > outer.right || bottom > outer.bottom,
      )
    const badge = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Checks:'))
    const over = [
      badge,
      document.querySelector('.canvas-map'),
      document.querySelector('.canvas-zoom'),
    ].flatMap((one) => (one && boxOf(one).width > 0 ? [boxOf(one)] : []))
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return [
      ...outside.map(({ left, top }) => `outside at ${left} ${top}`),
      ...over.flatMap((one, at) => [
        ...(meets(one, outer) ? [`over the canvas at ${one.left} ${one.top}`] : []),
        ...over.slice(at + 1).flatMap((other) => (meets(one, other) ? ['one over another'] : [])),
      ]),
    ]
  })
