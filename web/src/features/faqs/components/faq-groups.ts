import type { Faq } from '#shared/faqs/faq.ts'

export type FaqGroup = { category: string; faqs: Faq[] }

/** Questions by category, both in the order they come in. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  return [...groups].map(([category, items]) => ({ category, faqs: items }))
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The questions in which every word occurs, in the question, the answer or the category. */
export function filterFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const wanted = words(search)
  return faqs.filter((faq) => {
    const text = `${faq.question} ${faq.answer} ${faq.category}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
