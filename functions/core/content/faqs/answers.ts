import type { AnswerSource, AnswerText } from '#core/ai/ai-answers/answer-source.ts'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { allFaqs } from './all-faqs.ts'
import { faqs } from './faqs.ts'

const answerOf = ({ slug, question, answer }: Faq): AnswerText => ({
  id: slug,
  title: question,
  text: answer,
  href: `/faq#${slug}`,
})

/** The questions that everyone reads. */
export const answerSource: AnswerSource = {
  kind: 'faq',
  async list(most) {
    return (await allFaqs()).items.slice(0, most).map(answerOf)
  },
  async get(slug) {
    const faq = await faqs.get({ slug })
    return faq && answerOf(faq)
  },
}
