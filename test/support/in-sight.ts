import type { Locator, Page } from 'playwright-core'

type Box = { x: number; y: number; width: number; height: number }

const overlap = (one: Box, other: Box): boolean =>
  one.x + 1 < other.x + other.width &&
  other.x + 1 < one.x + one.width &&
  one.y + 1 < other.y + other.height &&
  other.y + 1 < one.y + one.height

/** What is wrong with elements that must all be seen at once: one outside the window, two over each other, one covered. */
export async function notInSight(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const boxes: [string, Box][] = []
  const wrong: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox()
    if (!box) {
      wrong.push(`${name} is not there`)
      continue
    }
    const isInside =
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5
    if (!isInside) wrong.push(`${name} is outside: ${JSON.stringify(box)}`)
    const isOnTop = await part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown !== null && (element.contains(shown) || shown.contains(element))
    })
    if (isInside && !isOnTop) wrong.push(`${name} is covered`)
    for (const [other, otherBox] of boxes)
      if (overlap(box, otherBox)) wrong.push(`${name} lies over ${other}`)
    boxes.push([name, box])
  }
  return wrong
}
