import { faqs } from './faqs.ts'

const mostFaqs = 100

export async function listFaqs() {
  const { items } = await faqs.list({ pk: 'FAQS', limit: mostFaqs })
  return { items: items.toSorted((a, b) => a.displayOrder - b.displayOrder) }
}
