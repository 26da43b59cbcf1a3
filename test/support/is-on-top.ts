import type { Locator } from 'playwright-core'

/** Tells whether a finger on the middle of the element would touch it. */
export const isOnTop = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
