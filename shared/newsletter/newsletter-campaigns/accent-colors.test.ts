import { expect, test } from 'vitest'
import { accentColors, grounds } from './accent-colors.ts'

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(Object.entries(accentColors))('%s is read on every ground, by day and by night', (_, accent) => {
  for (const time of ['light', 'dark'] as const)
    for (const ground of Object.values(grounds[time]))
      expect(contrast(accent[time], ground)).toBeGreaterThanOrEqual(4.5)
})
