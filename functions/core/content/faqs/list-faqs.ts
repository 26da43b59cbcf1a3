import { allFaqs } from './all-faqs.ts'

export const listFaqs = async () => ({ items: (await allFaqs()).items })
