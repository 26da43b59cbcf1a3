import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'

const { visit } = inBrowser()

type Point = { x: number; y: number }

/** Fingers on the screen of a phone. */
async function fingersOn(page: Page, cdp: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  return {
    send,
    /** From one set of points to another in a few steps. */
    async drag(from: readonly Point[], to: readonly Point[]) {
      await send('touchStart', from)
      for (const part of [0.25, 0.5, 0.75, 1])
        await send(
          'touchMove',
          from.map(({ x, y }, at) => ({
            x: x + ((to[at] as Point).x - x) * part,
            y: y + ((to[at] as Point).y - y) * part,
          })),
        )
      await send('touchEnd', [])
    },
    view: () =>
      page.locator('.react-flow__viewport').evaluate((element) => {
        const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform)
        return { zoom: a, x: e, y: f }
      }),
  }
}

/** A phone with a diagram on it, and an empty place of its canvas. */
async function phone() {
  const { page, context } = await visit({ as: 'pro@demo.test', width: 390, height: 844 })
  const fingers = await fingersOn(page, await context.newCDPSession(page))
  await page.goto('/audio-system/diagram-editor')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: /^One amplifier/ }).click()
  const canvas = page.getByRole('application', { name: 'Diagram' })
  await canvas.getByRole('group', { name: /^Battery/ }).waitFor()
  await page.getByText('All checks passed', { exact: true }).waitFor()
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const frame = await canvas.boundingBox()
  if (!frame) throw new Error('the canvas is gone')
  return { page, canvas, fingers, frame, empty: { x: frame.x + 120, y: frame.y + frame.height - 90 } }
}

test('one finger pans the canvas and two fingers zoom it, and the page stays where it is', async () => {
  const { page, fingers, empty } = await phone()
  const scrolled = () => page.evaluate(() => scrollY)
  const [before, at] = [await fingers.view(), await scrolled()]
  await fingers.drag([empty], [{ x: empty.x + 40, y: empty.y - 120 }])
  await expect.poll(async () => (await fingers.view()).y - before.y).toBeLessThan(-100)
  await expect.poll(async () => (await fingers.view()).x - before.x).toBeGreaterThan(30)
  await expect.poll(async () => (await fingers.view()).zoom).toBeCloseTo(before.zoom, 5)

  const second = { x: empty.x + 60, y: empty.y }
  await fingers.drag(
    [empty, second],
    [
      { x: empty.x - 40, y: empty.y },
      { x: second.x + 60, y: second.y },
    ],
  )
  await expect.poll(async () => (await fingers.view()).zoom).toBeGreaterThan(before.zoom * 1.5)
  await expect.poll(scrolled).toBe(at)
})

test.each([
  ['', false],
  [' where the browser sends no event for it', true],
])('a long press on a part opens its menu%s', async (_, isSilent) => {
  const { page, canvas, fingers, frame } = await phone()
  // Safari on a phone has no such event.
  if (isSilent)
    await page.evaluate(() =>
      addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
  // A phone shows the middle of it.
  const middle = canvas.getByRole('group', { name: /^Head unit/ })
  const placeOfFinger = async () => {
    const box = await middle.boundingBox()
    if (!box) throw new Error('the head unit is gone')
    // Its name, and not the port that is below it.
    return { x: box.x + 0.7 * box.width, y: box.y + 5 }
  }
  const fromTheEdge = async () => (await placeOfFinger()).x - frame.x
  await expect.poll(fromTheEdge).toBeGreaterThan(0)
  await expect.poll(fromTheEdge).toBeLessThan(frame.width)
  const finger = await placeOfFinger()
  await fingers.send('touchStart', [finger])
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
  await fingers.send('touchEnd', [])
  await menu.getByRole('menuitem', { name: 'Lock' }).click()
  await canvas.getByRole('group', { name: /^Head unit.*locked/ }).waitFor()
})
