import type { ManyChange } from '#shared/support/support-requests/agent-shapes.ts'

export type ManyKind = ManyChange['change']['kind']

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`)

/** What is done with many requests at once: the word on the button, the question, and what follows. */
export const manyTexts: Record<
  ManyKind,
  { label: string; confirm: (count: number) => string; consequence?: string }
> = {
  assign: { label: 'Assign', confirm: (count) => `Assign ${requests(count)}` },
  priority: { label: 'Priority', confirm: (count) => `Set the priority of ${requests(count)}` },
  category: { label: 'Category', confirm: (count) => `Set the category of ${requests(count)}` },
  solve: {
    label: 'Solve',
    confirm: (count) => `Solve ${requests(count)}`,
    consequence: 'We tell those who asked. A reply reopens it.',
  },
  spam: {
    label: 'Spam',
    confirm: (count) => `Mark ${requests(count)} as spam`,
    consequence: 'Further emails from these addresses are dropped for 30 days.',
  },
}
