import type { Locator } from 'playwright-core'

/** Whether the middle of it is what a finger would meet there. */
export const isOnTop = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
