import { expect, test } from 'vitest'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { filterFaqs, groupFaqs } from './faq-groups.ts'

const aFaq = (slug: string, category: string, question: string, answer = 'Yes.'): Faq => ({
  slug,
  category,
  question,
  answer,
  displayOrder: 1,
  version: 1,
})
const faqs = [
  aFaq('free', 'Membership', 'Is competing free?', 'A competitor pays nothing.'),
  aFaq('mic', 'Judging', 'Where does the microphone go?'),
  aFaq('yearly', 'Membership', 'Can I pay once a year?'),
]

test('questions stand under their category, in order', () => {
  expect(groupFaqs(faqs).map((group) => [group.category, group.faqs.map((faq) => faq.slug)])).toEqual([
    ['Membership', ['free', 'yearly']],
    ['Judging', ['mic']],
  ])
})

test('a search finds every word anywhere, in any case, with other marks or none', () => {
  expect(filterFaqs(faqs, 'COMPETITOR nothing').map((faq) => faq.slug)).toEqual(['free'])
  expect(filterFaqs(faqs, 'membership').map((faq) => faq.slug)).toEqual(['free', 'yearly'])
  expect(filterFaqs(faqs, 'the “Micróphone”').map((faq) => faq.slug)).toEqual(['mic'])
  expect(filterFaqs(faqs, 'membership microphone')).toEqual([])
  expect(filterFaqs(faqs, '  ')).toHaveLength(3)
})
