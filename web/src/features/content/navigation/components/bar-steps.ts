import type { MenuNode } from './menu-tree.ts'

/** The widths at which the stylesheet can show one more entry, in rem: every two, up to the last. */
const stepRem = 2
const [firstStep, lastStep] = [16, 80]

/** The width of a letter in the bar, in rem. A letter of another alphabet may be as wide as it is high. */
const narrow = /[fijlrtI .,:;’'!|()-]/
const letterRem = (letter: string) =>
  narrow.test(letter)
    ? 0.3
    : /[mwMW]/.test(letter)
      ? 0.84
      : /[A-Z&]/.test(letter)
        ? 0.7
        : letter > '~'
          ? 1
          : 0.57

const textRem = (text: string) => [...text].reduce((sum, letter) => sum + letterRem(letter), 0)

const [besideRem, iconRem, arrowRem, badgeRem] = [1.75, 1.375, 1.25, 1.25]

const moreRem = textRem('More') + besideRem + arrowRem

const widthOf = ({ title, iconOutline, badge, children }: MenuNode) =>
  textRem(title) +
  besideRem +
  (iconOutline ? iconRem : 0) +
  (children.length > 0 ? arrowRem : 0) +
  (badge ? badgeRem + textRem(badge.text) : 0)

/**
 * Computes the bar width, in rem, from which each entry stands in it: those of the highest priority stay
 * longest, the others are then in the menu “More”. It is an estimate from the words alone, which the server
 * makes in the same way: the stylesheet compares it with the room there is, and nothing moves when the page
 * comes alive. Undefined means never.
 */
export function barSteps(menu: readonly MenuNode[]): ReadonlyMap<string, number | undefined> {
  const total = menu.reduce((sum, node) => sum + widthOf(node), 0)
  let taken = 0
  const steps = menu
    .toSorted((a, b) => b.priority - a.priority)
    .map((node): [string, number | undefined] => {
      taken += widthOf(node)
      const step = Math.ceil(Math.min(taken + moreRem, total) / stepRem) * stepRem
      return [node.id, step > lastStep ? undefined : Math.max(step, firstStep)]
    })
  return new Map(steps)
}
