import type { Faq } from '#shared/content/faqs/faq.ts'
import { fold } from '#shared/platform/words/fold.ts'

export type FaqGroup = { category: string; faqs: Faq[] }

/** Questions by category, both in the order they come in. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  return [...groups].map(([category, items]) => ({ category, faqs: items }))
}

/** The questions in which every word occurs, in the question, the answer or the category, with or without accents. */
export function filterFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const wanted = fold(search).split(' ')
  return faqs.filter((faq) => {
    const text = fold(`${faq.question} ${faq.answer} ${faq.category}`)
    return wanted.every((word) => text.includes(word))
  })
}
