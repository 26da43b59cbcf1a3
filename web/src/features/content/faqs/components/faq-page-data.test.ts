import { expect, test } from 'vitest'
import { faqPageData } from './faq-page-data.ts'

test('search engines are given each question with its answer', () => {
  const faq = {
    slug: 'free',
    category: 'A',
    question: 'Is it free?',
    answer: 'Yes.',
    displayOrder: 1,
    version: 1,
  }
  expect(faqPageData([faq])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } }],
  })
})

test('a page whose questions did not load says nothing about them', () => {
  expect(faqPageData(undefined)).toBeUndefined()
  expect(faqPageData([])).toBeUndefined()
})
